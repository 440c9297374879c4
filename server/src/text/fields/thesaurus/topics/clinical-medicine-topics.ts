import type { FieldEntry } from '../entry.ts'

export const clinicalMedicineTopics: readonly FieldEntry[] = [
  {
    name: 'Heart and vascular surgery',
    within: 'Surgery, Cardiology',
    near: 'Anesthesiology',
    terms:
      'cardiac surgery, aortic aneurysm, coronary artery bypass, heart valve surgery, heart transplantation, congenital heart disease, peripheral artery disease, venous thromboembolism, varicose veins, carotid stenosis, extracorporeal membrane oxygenation, mechanical circulatory support, endovascular repair, vascular access, deep vein thrombosis, pulmonary embolism, aortic dissection',
    phrases:
      'stents, heart operations, new heart valves, new hearts, holes in the heart, blood clots in legs, artificial heart, weak blood vessels, bypass operation',
  },
  {
    name: 'General surgery',
    within: 'Surgery, Gastroenterology',
    near: 'Anesthesiology, Oncology',
    terms:
      'laparoscopic surgery, bariatric surgery, hernia repair, appendicitis, gallbladder disease, pancreatitis, colorectal surgery, anal fistula, hemorrhoids, liver transplantation, bowel obstruction, surgical site infection, breast reconstruction, robotic surgery outcomes, thyroid surgery, adrenal tumors, esophageal disease, diverticulitis, perioperative care, surgical complications, intussusception, foreign body ingestion, abdominal trauma, splenic injury, cosmetic surgery, hair restoration, microsurgery, scar treatment, skin grafts',
    phrases:
      'burns, operations, surgery through small holes, stomach surgery, pain in the belly, plastic surgery, scars, new liver, infections after operations, gallstones',
  },
  {
    name: 'Allergology',
    within: 'Immunology, Medicine',
    near: 'Pulmonology, Dermatology',
    terms:
      'food allergy, allergic rhinitis, anaphylaxis, primary immunodeficiency, drug hypersensitivity, eosinophilic disorders, immunoglobulin therapy, mast cells, urticaria, pollen allergy, house dust mites, venom allergy, hereditary angioedema',
    phrases:
      'allergies, hay fever, allergic to nuts, allergic reactions, bee sting allergy, itching skin from food, weak immune system from birth, cat allergy, allergic to food, allergic to pollen',
  },
  {
    name: 'Urology',
    within: 'Nephrology, Medicine',
    near: 'Surgery, Pediatrics',
    terms:
      'chronic kidney disease, acute kidney injury, urinary incontinence, prostate enlargement, urinary tract infection, erectile dysfunction, glomerulonephritis, bladder dysfunction, male infertility, polycystic kidney disease, hypospadias, electrolyte disorders, vesicoureteral reflux, hemodialysis, pelvic floor disorders, nephrotic syndrome, penile disorders, testicular torsion',
    phrases:
      'kidney diseases, dialysis, kidney stones, donating a kidney, problems with the bladder, prostate, male health, blood washing, sick kidneys, going to the toilet too often, infections of the bladder',
  },
  {
    name: 'Medical genetics',
    within: 'Medicine, Genetics',
    near: 'Pediatrics, Genomics',
    terms:
      'hereditary disorders, Mendelian disease, chromosomal abnormalities, rare genetic syndromes, lysosomal storage diseases, mitochondrial disease, Marfan syndrome, Ehlers-Danlos syndrome, neurofibromatosis, Turner syndrome, inborn errors of metabolism, connective tissue disorders, skeletal dysplasia, phenylketonuria, fragile X syndrome, Prader-Willi syndrome, Fabry disease, porphyria, Wilson disease, hereditary cancer, Mendelian disorders, inherited diseases, hereditary disease, genetic variants, rare genetic diseases, human genetics, disease genes, exome sequencing, congenital disorders',
    phrases:
      'rare diseases, diseases in the family, gene tests, inherited disease, changed chromosomes, very rare illnesses, advice about genes, diseases in the genes, a disease that few people have, diseases from parents to children, illnesses in our genes, genes that make people ill, why a disease is in the family, babies born with a genetic disease, testing for bad genes, rare diseases from birth, genetic diseases like cystic fibrosis, inherited illnesses, mistakes in DNA that cause disease',
  },
  {
    name: 'Critical care medicine',
    within: 'Anesthesiology, Emergency medicine',
    near: 'Pulmonology, Surgery',
    terms:
      'intensive care unit, septic shock, general anesthesia, regional anesthesia, nerve blocks, postoperative pain, delirium, fluid resuscitation, hemodynamic monitoring, tracheal intubation, malignant hyperthermia, organ donation, brain death, hypothermia treatment, postoperative nausea, poisoning treatment, hyperbaric oxygen, altitude sickness, hemorrhagic shock',
    phrases:
      'overdose, intensive care, sleeping during operations, life support, anesthesia, severe infections, strong pain killers, donating organs, pain after surgery',
  },
  {
    name: 'Forensic medicine',
    within: 'Pathology, Forensic science',
    near: 'Law, Anatomy',
    terms:
      'immunohistochemistry, cause of death, forensic odontology, forensic anthropology, body identification, cytology, biopsy, postmortem interval, anatomical variations, cadaver dissection, embalming, sudden death, gunshot wounds, amyloidosis, tumor pathology, age estimation from teeth',
    phrases:
      'how somebody died, looking at tissue, crime and dead bodies, body parts in anatomy, doctors for the dead, identifying victims, poison in the body, biopsies',
  },
]
