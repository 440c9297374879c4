import type { FieldEntry } from './entry.ts'

/** Medicine: diseases and organs. */
export const medicine: readonly FieldEntry[] = [
  {
    name: 'Medicine',
    within: '',
    near: 'Biology, Public health',
    terms:
      'medical science, clinical medicine, biomedical research, medical research, biomedicine, health sciences, 医学',
    phrases:
      'becoming a doctor, medical research, curing diseases, helping sick people, med school, medicine and health, doctors and hospitals, finding cures',
  },
  {
    name: 'Oncology',
    within: 'Medicine',
    near: 'Immunology, Genetics',
    terms:
      'cancer research, cancer biology, tumor biology, tumors, cancer therapy, metastasis, cancer genomics, chemotherapy, leukemia, breast cancer, cancer immunotherapy, 肿瘤学',
    phrases:
      'cancer, curing cancer, how tumors grow, cancer treatment, fighting cancer, breast cancer, blood cancer, why cancer spreads, new cancer drugs, children with cancer',
  },
  {
    name: 'Radiation oncology',
    within: 'Oncology',
    near: 'Medical physics',
    terms: 'radiotherapy, radiation therapy, brachytherapy, radiobiology, particle therapy',
    phrases:
      'treating cancer with radiation, radiation therapy, rays against tumors, side effects of radiation, proton beams for cancer, precise radiation, X-rays against cancer, radiation and cells',
  },
  {
    name: 'Immunology',
    within: 'Medicine, Biology',
    near: 'Infectious diseases, Oncology',
    terms:
      'immune system, T cells, B cells, autoimmune diseases, inflammation, innate immunity, antibodies, allergy, immunotherapy, lupus, autoimmunity, 免疫学',
    phrases:
      'immune system, how the body fights germs, allergies, body defence, why the body attacks itself, antibodies, inflammation, immune cells, hay fever',
  },
  {
    name: 'Vaccinology',
    within: 'Immunology, Public health',
    near: 'Virology, Infectious diseases',
    terms: 'vaccines, vaccine development, mRNA vaccines, immunization, vaccine hesitancy, adjuvants, vaccination',
    phrases:
      'vaccines, making vaccines, corona vaccine, flu shot, why people refuse vaccines, malaria vaccine, new vaccines, vaccination of children',
  },
  {
    name: 'Infectious diseases',
    within: 'Medicine',
    near: 'Microbiology, Epidemiology',
    terms:
      'infection biology, tuberculosis, HIV/AIDS, sepsis, hospital infections, emerging infections, COVID-19, hepatitis, sexually transmitted infections, antimicrobial therapy',
    phrases:
      'contagious diseases, COVID, infections, tuberculosis, AIDS, how infections spread in hospitals, Ebola, treating infections, epidemics',
  },
  {
    name: 'Tropical medicine',
    within: 'Infectious diseases, Global health',
    near: 'Parasitology',
    terms: 'neglected tropical diseases, malaria, dengue, Zika, schistosomiasis, travel medicine',
    phrases:
      'malaria, tropical diseases, diseases in Africa, dengue fever, illness in hot countries, mosquito diseases, forgotten diseases of the poor, yellow fever',
  },
  {
    name: 'Cardiology',
    within: 'Medicine',
    near: 'Physiology, Biomedical engineering',
    terms:
      'cardiovascular disease, heart failure, hypertension, atherosclerosis, arrhythmia, cardiovascular research, heart attack, stroke prevention, vascular biology, cardiac imaging, 心脏病学',
    phrases:
      'heart, heart attacks, heart disease, high blood pressure, why hearts fail, blood vessels, irregular heartbeat, healthy heart, cholesterol',
  },
  {
    name: 'Neurology',
    within: 'Medicine, Neuroscience',
    near: 'Psychiatry, Neurosurgery',
    terms:
      'stroke, epilepsy, multiple sclerosis, migraine, movement disorders, neuromuscular diseases, brain injury, concussion, headache, clinical neuroscience, ALS',
    phrases:
      'brain diseases, stroke, epilepsy, headaches, migraine, concussion in sports, nerve diseases, shaking hands disease, brain injury',
  },
  {
    name: 'Neurodegenerative diseases',
    within: 'Neurology',
    near: 'Aging, Cell biology',
    terms:
      "Alzheimer's disease, Parkinson's disease, dementia, Huntington's disease, amyloid, tau, prion diseases, frontotemporal dementia, neurodegeneration",
    phrases:
      'Alzheimer, dementia, Parkinson, losing memory in old age, grandparents who forget, why brain cells die, memory loss, curing Alzheimer',
  },
  {
    name: 'Psychiatry',
    within: 'Medicine',
    near: 'Clinical psychology, Neuroscience',
    terms:
      'depression, schizophrenia, bipolar disorder, anxiety disorders, mental disorders, psychopharmacology, addiction psychiatry, psychedelics, mental illness, child psychiatry, 精神病学',
    phrases:
      'depression, mental illness, schizophrenia, psychiatrist, treating depression, bipolar, medicine for mental illness, anxiety, psychedelic therapy, magic mushrooms as medicine',
  },
  {
    name: 'Addiction research',
    within: 'Psychiatry, Public health',
    near: 'Neuroscience, Health psychology',
    terms:
      'substance use, opioid crisis, alcohol use disorder, tobacco research, vaping, drug abuse, gambling addiction, harm reduction, cannabis research',
    phrases:
      'addiction, drugs and alcohol, why people get addicted, smoking, vaping, opioids, gambling, stopping drug use, phone addiction, marijuana',
  },
  {
    name: 'Surgery',
    within: 'Medicine',
    near: 'Medical robotics, Anesthesiology',
    terms:
      'general surgery, transplantation, minimally invasive surgery, plastic surgery, surgical oncology, trauma surgery, vascular surgery, surgical outcomes, neurosurgery techniques',
    phrases:
      'operations, surgeons, organ transplants, better surgery, operating on people, heart surgery, safer operations, plastic surgery',
  },
  {
    name: 'Neurosurgery',
    within: 'Surgery, Neurology',
    near: 'Neural engineering',
    terms: 'brain tumors, spine surgery, brain surgery, glioblastoma, spinal cord injury, functional neurosurgery',
    phrases:
      'brain surgery, brain tumors, operating on the brain, spine operations, spinal cord injury, paralyzed people, head injuries, brain surgeon',
  },
  {
    name: 'Anesthesiology',
    within: 'Medicine',
    near: 'Pain research, Surgery',
    terms:
      'anesthesia, perioperative medicine, critical care, intensive care medicine, sedation, consciousness under anesthesia',
    phrases:
      'being put to sleep for surgery, narcosis, intensive care, how anesthesia works, waking up during surgery, ICU, painless operations, very sick patients care',
  },
  {
    name: 'Emergency medicine',
    within: 'Medicine',
    near: 'Disaster management, Surgery',
    terms:
      'trauma care, resuscitation, prehospital care, emergency care, cardiac arrest, toxicology emergencies, ambulance services',
    phrases:
      'emergency room, ambulance, first aid, saving lives after accidents, paramedics, CPR, accidents and injuries, fast help',
  },
  {
    name: 'Pain research',
    within: 'Medicine, Neuroscience',
    near: 'Anesthesiology, Physical therapy',
    terms: 'chronic pain, nociception, pain management, neuropathic pain, opioids in pain, back pain, fibromyalgia',
    phrases:
      'pain, chronic pain, why things hurt, back pain, treating pain without opioids, phantom pain, painkillers, living with pain',
  },
  {
    name: 'Pediatrics',
    within: 'Medicine',
    near: 'Developmental psychology, Neonatology',
    terms:
      'child health, children health, pediatric research, adolescent medicine, childhood diseases, pediatric oncology, childhood obesity, 儿科学',
    phrases:
      'sick children, child doctor, health of kids, diseases of children, growing up healthy, overweight children, teenager health, babies and kids medicine',
  },
  {
    name: 'Neonatology',
    within: 'Pediatrics',
    near: 'Obstetrics and gynecology',
    terms: 'preterm infants, newborn care, neonatal intensive care, premature birth, infant mortality',
    phrases:
      'babies born too early, premature babies, newborns, care of tiny babies, baby intensive care, saving newborns, why babies die, small babies',
  },
  {
    name: 'Obstetrics and gynecology',
    within: 'Medicine',
    near: 'Reproductive biology, Neonatology',
    terms:
      "women's health, pregnancy, maternal health, endometriosis, menopause, contraception, childbirth, preeclampsia, gynecologic oncology, midwifery, maternal mortality",
    phrases:
      'pregnancy, giving birth, women health, period pain, birth control, mothers dying at birth, menopause, healthy mothers, PCOS',
  },
  {
    name: 'Geriatrics',
    within: 'Medicine',
    near: 'Aging, Nursing',
    terms:
      'geriatric medicine, frailty, elderly care, older adults health, falls prevention, polypharmacy, palliative care, end-of-life care, hospice',
    phrases:
      'health of old people, elderly, old age medicine, nursing homes, falls of old people, dying with dignity, care for grandparents, end of life',
  },
  {
    name: 'Endocrinology',
    within: 'Medicine',
    near: 'Nutrition, Physiology',
    terms:
      'diabetes, hormones, obesity, insulin, thyroid, metabolic diseases, metabolic syndrome, type 1 diabetes, type 2 diabetes, adipose tissue',
    phrases:
      'diabetes, hormones, overweight, insulin, why people get fat, sugar disease, thyroid, weight loss drugs, Ozempic, obesity',
  },
  {
    name: 'Gastroenterology',
    within: 'Medicine',
    near: 'Microbiome, Nutrition',
    terms:
      'liver disease, hepatology, inflammatory bowel disease, Crohn disease, colorectal cancer screening, digestive diseases, celiac disease, pancreas',
    phrases:
      'stomach problems, liver, digestion, gut diseases, bowel inflammation, gluten, fatty liver, stomach pain, intestines',
  },
  {
    name: 'Nephrology',
    within: 'Medicine',
    near: 'Physiology, Cardiology',
    terms: 'kidney disease, dialysis, kidney transplantation, urology, renal physiology, kidney stones, prostate',
    phrases: 'kidneys, kidney disease, dialysis, kidney stones, kidney transplant, bladder, prostate, blood cleaning',
  },
  {
    name: 'Pulmonology',
    within: 'Medicine',
    near: 'Air pollution, Immunology',
    terms:
      'lung disease, asthma, COPD, respiratory medicine, cystic fibrosis, lung cancer, pulmonary fibrosis, respiratory infections, pneumonia',
    phrases: 'lungs, asthma, breathing problems, smoker lung, cystic fibrosis, lung cancer, pneumonia, cough',
  },
  {
    name: 'Hematology',
    within: 'Medicine',
    near: 'Oncology, Immunology',
    terms:
      'blood diseases, sickle cell disease, leukemia research, lymphoma, anemia, hemophilia, thrombosis, blood transfusion, bone marrow transplantation',
    phrases:
      'blood, blood diseases, sickle cell, leukemia, why blood clots, anemia, blood donation, bone marrow, hemophilia',
  },
  {
    name: 'Dermatology',
    within: 'Medicine',
    near: 'Immunology, Oncology',
    terms: 'skin diseases, melanoma, psoriasis, eczema, acne, skin biology, skin cancer, hair loss, cosmetics science',
    phrases: 'skin, skin cancer, acne, skin problems, sun burn, eczema, hair loss, cosmetics, pimples',
  },
]
