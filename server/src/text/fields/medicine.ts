// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Medicine and clinical specialties. */
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
  {
    name: 'Ophthalmology',
    within: 'Medicine',
    near: 'Visual neuroscience, Optical engineering',
    terms:
      'eye diseases, glaucoma, macular degeneration, retina, myopia, optometry, cataract, diabetic retinopathy, vision science, blindness',
    phrases:
      'eyes, blindness, eye doctor, why people need glasses, seeing again, short-sighted kids, eye diseases, retina, curing blindness',
  },
  {
    name: 'Otolaryngology',
    within: 'Medicine',
    near: 'Audiology, Surgery',
    terms:
      'ear nose and throat, ENT, head and neck cancer, sinus disease, smell and taste, voice disorders, sleep apnea',
    phrases: 'ear nose throat, losing smell, throat, voice problems, snoring, sinus problems, losing taste, tonsils',
  },
  {
    name: 'Audiology',
    within: 'Medicine, Speech and hearing science',
    near: 'Acoustics, Otolaryngology',
    terms: 'hearing loss, hearing aids, cochlear implant outcomes, tinnitus, balance disorders, auditory processing',
    phrases:
      'hearing, hearing loss, deafness, hearing aids, ringing in the ears, tinnitus, deaf children, loud music and ears, dizziness',
  },
  {
    name: 'Speech and hearing science',
    within: 'Medicine, Linguistics',
    near: 'Phonetics, Audiology',
    terms:
      'speech-language pathology, speech therapy, stuttering, aphasia, language disorders, dyslexia and language, swallowing disorders, communication disorders',
    phrases:
      'speech therapy, stuttering, children who speak late, speaking after stroke, problems with speaking, helping people talk, language problems, voice therapy',
  },
  {
    name: 'Orthopedics',
    within: 'Medicine',
    near: 'Biomechanics, Rheumatology',
    terms:
      'orthopaedics, bone fractures, joint replacement, osteoarthritis, spine disorders, osteoporosis, sports medicine, ligament injuries, musculoskeletal disease',
    phrases:
      'bones, broken bones, knee injuries, artificial hips, joint pain, sports injuries, weak bones, back and spine, torn ligaments',
  },
  {
    name: 'Rheumatology',
    within: 'Medicine',
    near: 'Immunology, Orthopedics',
    terms: 'arthritis, rheumatoid arthritis, gout, connective tissue diseases, vasculitis, lupus',
    phrases: 'arthritis, painful joints, rheumatism, stiff fingers, gout, lupus, swollen joints, joint inflammation',
  },
  {
    name: 'Radiology',
    within: 'Medicine',
    near: 'Medical imaging, Medical physics',
    terms:
      'diagnostic imaging, clinical MRI, mammography, nuclear medicine, PET, interventional radiology, neuroradiology, molecular imaging, 放射学',
    phrases:
      'X-rays, MRI scans, pictures of the body, breast screening, CT scans, reading X-ray images, scans in hospital, PET scans',
  },
  {
    name: 'Pathology',
    within: 'Medicine',
    near: 'Medical imaging, Cell biology',
    terms:
      'histopathology, forensic pathology, laboratory medicine, clinical chemistry, autopsy, disease mechanisms, liquid biopsy, molecular diagnostics',
    phrases:
      'looking at tissue for disease, lab tests in hospitals, autopsies, finding disease in samples, blood tests, why patients died, tissue under microscope, diagnosing cancer from samples',
  },
  {
    name: 'Anatomy',
    within: 'Medicine, Biology',
    near: 'Physiology, Biological anthropology',
    terms: 'human anatomy, neuroanatomy, histology, anatomical education, body donation',
    phrases:
      'parts of the body, body structure, muscles and bones names, inside the human body, cutting up bodies for study, nerves and vessels, how the body is built, organs',
  },
  {
    name: 'Dentistry',
    within: 'Medicine',
    near: 'Ceramics and glass, Microbiome',
    terms:
      'dental research, oral health, orthodontics, periodontology, caries, dental implants, dental materials, oral biology, oral surgery, 牙科',
    phrases:
      'teeth, dentist, cavities, braces, tooth decay, gum disease, tooth implants, growing new teeth, oral hygiene',
  },
  {
    name: 'Dental materials',
    within: 'Dentistry, Biomaterials',
    near: 'Ceramics and glass',
    terms: 'dental composites, dental ceramics, adhesives in dentistry, tooth restoration',
    phrases:
      'fillings for teeth, materials for teeth, tooth crowns, artificial teeth, stronger fillings, repairing teeth, white fillings, glue for teeth',
  },
  {
    name: 'Pharmacology',
    within: 'Medicine, Biology',
    near: 'Medicinal chemistry, Toxicology',
    terms:
      'drug action, pharmacokinetics, clinical pharmacology, neuropharmacology, receptors, drug interactions, pharmacogenomics, drug repurposing, 药理学',
    phrases:
      'how medicines work, side effects of drugs, what drugs do in the body, drug effects, why drugs work differently for people, new uses for old drugs, dose of medicine, how painkillers work',
  },
  {
    name: 'Pharmaceutical science',
    within: 'Medicine, Chemistry',
    near: 'Drug delivery, Pharmacology',
    terms:
      'pharmacy, drug formulation, pharmaceutics, pharmacy practice, clinical pharmacy, drug manufacturing, natural products pharmacy, pharmaceutical analysis, 药学',
    phrases:
      'pharmacy, how pills are made, making tablets, medicine from plants, pharmacist, drug production, medicine safety, developing medicines',
  },
  {
    name: 'Toxicology',
    within: 'Medicine, Biology',
    near: 'Ecotoxicology, Pharmacology',
    terms:
      'poisons, chemical safety, endocrine disruptors, toxicity testing, in vitro toxicology, heavy metal toxicity, snake venom, venoms',
    phrases:
      'poison, what is toxic, dangerous chemicals, snake venom, are chemicals in products safe, poisonous substances, testing chemicals without animals, toxins',
  },
  {
    name: 'Clinical trials',
    within: 'Medicine, Biostatistics',
    near: 'Pharmacology, Epidemiology',
    terms:
      'clinical research, randomized controlled trials, evidence-based medicine, systematic reviews, meta-analysis, comparative effectiveness, translational medicine, implementation science',
    phrases:
      'testing new medicines on people, medical studies, does a treatment work, proof in medicine, drug trials, placebo, patients in studies, from lab to patient',
  },
  {
    name: 'Precision medicine',
    within: 'Medicine, Genomics',
    near: 'Oncology, Health informatics',
    terms:
      'personalized medicine, genomic medicine, pharmacogenetics, targeted therapy, biomarker-guided therapy, genetic testing, genetic counseling',
    phrases:
      'medicine made for one person, treatment based on genes, personal medicine, choosing the right drug by DNA, individual therapy, gene tests for patients, custom treatment, tailored medicine',
  },
  {
    name: 'Traditional and integrative medicine',
    within: 'Medicine',
    near: 'Pharmaceutical science, Medical anthropology',
    terms:
      'traditional Chinese medicine, acupuncture, herbal medicine, Ayurveda, complementary medicine, mindfulness in medicine, yoga therapy, ethnopharmacology',
    phrases:
      'herbs as medicine, acupuncture, Chinese medicine, natural healing, plants that heal, yoga and health, old healing methods, alternative medicine, Ayurveda',
  },
  {
    name: 'Nursing',
    within: 'Medicine',
    near: 'Public health, Geriatrics',
    terms:
      'nursing science, patient care, nursing education, patient safety, care quality, nurse workforce, family caregivers, 护理学',
    phrases:
      'nurses, caring for patients, nursing, hospital care, patient safety, tired nurses, home care, helping sick people every day, families who care',
  },
  {
    name: 'Physical therapy',
    within: 'Medicine',
    near: 'Kinesiology, Rehabilitation engineering',
    terms:
      'physiotherapy, rehabilitation medicine, occupational therapy, motor rehabilitation, stroke rehabilitation, exercise therapy, balance training',
    phrases:
      'physiotherapy, learning to walk again, rehab after injury, exercises for healing, recovering from stroke, helping patients move, therapy for children with cerebral palsy, training after surgery',
  },
  {
    name: 'Kinesiology',
    within: 'Biology, Medicine',
    near: 'Sports science, Biomechanics',
    terms: 'exercise physiology, motor control, motor learning, movement science, physical activity, exercise science',
    phrases:
      'exercise and body, how training works, sport and health, movement, working out, muscles growing, why exercise is healthy, learning movements',
  },
  {
    name: 'Sports science',
    within: 'Kinesiology',
    near: 'Sports analytics, Sport psychology',
    terms:
      'athletic performance, training science, strength and conditioning, sports nutrition, coaching science, endurance performance, doping',
    phrases:
      'making athletes better, running faster, training for sports, football training, marathon, Olympic athletes, doping, swimming and cycling performance, gym training',
  },
  {
    name: 'Sleep science',
    within: 'Neuroscience, Medicine',
    near: 'Chronobiology, Psychology',
    terms: 'sleep research, sleep disorders, insomnia, dreams, sleep and memory, sleep medicine',
    phrases: 'sleep, why we sleep, dreams, cannot sleep, insomnia, better sleep, sleep and learning, tired students',
  },
  {
    name: 'Medical education',
    within: 'Education research, Medicine',
    near: 'Simulation in healthcare education, Nursing',
    terms:
      'health professions education, medical training, clinical reasoning, simulation training, residency education, medical students',
    phrases:
      'teaching doctors, how doctors learn, medical school, training nurses and doctors, simulators for medicine, stressed medical students, how doctors decide, learning surgery',
  },
  {
    name: 'Simulation in healthcare education',
    within: 'Medical education',
    near: 'Virtual reality',
    terms: 'patient simulators, surgical simulation, virtual patients, clinical skills training',
    phrases:
      'practicing surgery in virtual reality, training with dummies, virtual patients, practice before real patients, simulators for surgeons, games to train doctors, fake patients for training, practicing emergencies',
  },
]
