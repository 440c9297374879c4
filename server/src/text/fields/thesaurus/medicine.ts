import type { FieldEntry } from './entry.ts'

/** Medicine: diseases and organs. */
export const medicine: readonly FieldEntry[] = [
  {
    name: 'Medicine',
    within: '',
    near: 'Biology, Public health',
    terms:
      'medical science, clinical medicine, biomedical research, medical research, biomedicine, health sciences, 医学, clinical trials of treatments, prognosis, complications, clinical practice guidelines',
    phrases:
      'becoming a doctor, medical research, curing diseases, helping sick people, med school, medicine and health, doctors and hospitals, finding cures, clinical outcomes, diagnosis and treatment, clinical management, medical therapy, surgical treatment, clinical features, case reports',
  },
  {
    name: 'Oncology',
    within: 'Medicine',
    near: 'Immunology, Genetics',
    terms:
      'cancer research, cancer biology, tumor biology, tumors, cancer therapy, metastasis, cancer genomics, chemotherapy, leukemia, breast cancer, cancer immunotherapy, 肿瘤学, prostate cancer, colorectal cancer, gastric cancer, pancreatic cancer, ovarian cancer, cervical cancer, bladder cancer, kidney cancer, multiple myeloma, glioma, sarcoma, thyroid cancer, liver cancer, neuroendocrine tumors, childhood cancer, targeted cancer therapy, cancer screening, cancer staging, metastasis treatment, mesothelioma, esophageal cancer, testicular cancer, tumor markers, cancer survivors, neuroblastoma, retinoblastoma, endometrial cancer, bone tumors, immune checkpoint, cancer vaccines, tumor immunology',
    phrases:
      'cancer, curing cancer, how tumors grow, cancer treatment, fighting cancer, breast cancer, blood cancer, why cancer spreads, new cancer drugs, children with cancer, cancer in children, skin cancer, finding cancer early, life after cancer, care at the end of life, stomach cancer, kinds of cancer, treating cancer, prostate and bladder cancer, getting the body to fight cancer, cancer treatment without chemo, immune system against tumors, training the body to kill tumors, shots against cancer, killing tumors without hurting the patient, helping cancer patients live longer',
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
      'immune system, T cells, B cells, autoimmune diseases, inflammation, innate immunity, antibodies, allergy, immunotherapy, lupus, autoimmunity, 免疫学, macrophages, neutrophils, natural killer cells, dendritic cells, cytokines, interleukins, chemokines, adaptive immunity, Toll-like receptors, inflammasome, complement system, monoclonal antibodies, autoimmunity mechanisms, immune tolerance, interferon, antigen presentation, MHC, immune checkpoints, mucosal immunity, transplantation immunology, CAR-T cells, regulatory T cells, immune evasion, immunoglobulins, psychoneuroimmunology, autoimmune disease, T cell biology, immune response, immunodeficiency, immune regulation, major histocompatibility complex',
    phrases:
      "immune system, how the body fights germs, allergies, body defence, why the body attacks itself, antibodies, inflammation, immune cells, hay fever, HLA, white blood cells, immune memory, why the body rejects organs, natural defense, immune system against cancer, killer cells, cells that eat germs, signals of the immune system, the body's own army, why the body fights itself, immune cells that go wrong, the body attacking its own cells, illnesses where the body harms itself, defenses of the body, the body's defense system, stopping the immune system from hurting us",
  },
  {
    name: 'Vaccinology',
    within: 'Immunology, Public health',
    near: 'Virology, Infectious diseases',
    terms: 'vaccines, vaccine development, mRNA vaccines, immunization, vaccine hesitancy, adjuvants, vaccination',
    phrases:
      'vaccines, making vaccines, corona vaccine, flu shot, why people refuse vaccines, malaria vaccine, new vaccines, vaccination of children, how shots protect us, a vaccine for malaria',
  },
  {
    name: 'Infectious diseases',
    within: 'Medicine',
    near: 'Microbiology, Epidemiology',
    terms:
      'infection biology, tuberculosis, HIV/AIDS, sepsis, hospital infections, emerging infections, COVID-19, hepatitis, sexually transmitted infections, antimicrobial therapy, SARS-CoV-2, hepatitis B, hepatitis C, tuberculosis treatment, syphilis, fungal infections, candidiasis, Lyme disease, brucellosis, cholera, typhoid fever, rabies, leishmaniasis, Chagas disease, helminth infections, toxoplasmosis, Clostridium difficile, Staphylococcus aureus, MRSA, measles, polio, meningococcal disease, antiretroviral therapy, antifungal drugs, vector-borne diseases, leptospirosis, herpesvirus infections, norovirus, rotavirus, respiratory syncytial virus, cytomegalovirus, whooping cough, anthrax, hepatitis E, biofilm infections, parasitic infections, onchocerciasis, filariasis',
    phrases:
      'contagious diseases, COVID, infections, tuberculosis, AIDS, how infections spread in hospitals, Ebola, treating infections, epidemics, viruses, germs that resist antibiotics, flu, diseases from animals, diseases from mosquitoes, worms in the body, infections in hospitals, tropical infections, catching a virus, illnesses you can catch, malaria and tuberculosis, stopping an outbreak',
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
      'cardiovascular disease, heart failure, hypertension, atherosclerosis, arrhythmia, cardiovascular research, heart attack, stroke prevention, vascular biology, cardiac imaging, 心脏病学, atrial fibrillation, myocardial infarction, cardiac arrhythmias, coronary artery disease, cardiomyopathy, echocardiography, cholesterol and lipids, sudden cardiac death, blood pressure, endocarditis, pericardial disease, pulmonary hypertension, cardiac rehabilitation, acute coronary syndrome, antiplatelet therapy, anticoagulants',
    phrases:
      'heart, heart attacks, heart disease, high blood pressure, why hearts fail, blood vessels, irregular heartbeat, healthy heart, cholesterol, weak heart, heart beats wrong, pacemakers, heart and sports, heart rhythm, narrow heart vessels, sick hearts, heart attacks in young people, keeping the heart healthy, finding heart trouble early, blocked blood vessels',
  },
  {
    name: 'Neurology',
    within: 'Medicine, Neuroscience',
    near: 'Psychiatry, Neurosurgery',
    terms:
      'stroke, epilepsy, multiple sclerosis, migraine, movement disorders, neuromuscular diseases, brain injury, concussion, headache, clinical neuroscience, ALS, stroke treatment, neuropathy, myasthenia gravis, Guillain-Barré syndrome, dystonia, encephalitis, cerebral aneurysm, subarachnoid hemorrhage, hydrocephalus, restless legs, muscular dystrophy, seizures, cerebral palsy treatment, neuralgia, cerebrovascular disease, essential tremor, ataxia, narcolepsy, brain tumors surgery, meningitis, intracranial pressure',
    phrases:
      'brain diseases, stroke, epilepsy, headaches, migraine, concussion in sports, nerve diseases, shaking hands disease, brain injury, brain injuries, trembling hands, memory loss in old age, head injuries in sport, weak muscles, brain operations, diseases of nerves and brain, stroke patients',
  },
  {
    name: 'Neurodegenerative diseases',
    within: 'Neurology',
    near: 'Aging, Cell biology',
    terms:
      "Alzheimer's disease, Parkinson's disease, dementia, Huntington's disease, amyloid, tau, prion diseases, frontotemporal dementia, neurodegeneration, amyotrophic lateral sclerosis, cognitive decline, Lewy bodies",
    phrases:
      'Alzheimer, dementia, Parkinson, losing memory in old age, grandparents who forget, why brain cells die, memory loss, curing Alzheimer, grandparents who forget everything, losing memory with age',
  },
  {
    name: 'Psychiatry',
    within: 'Medicine',
    near: 'Clinical psychology, Neuroscience',
    terms:
      'depression, schizophrenia, bipolar disorder, anxiety disorders, mental disorders, psychopharmacology, addiction psychiatry, psychedelics, mental illness, child psychiatry, 精神病学',
    phrases:
      'depression, mental illness, schizophrenia, psychiatrist, treating depression, bipolar, medicine for mental illness, anxiety, psychedelic therapy, magic mushrooms as medicine, hearing voices, medicine for the mind',
  },
  {
    name: 'Addiction research',
    within: 'Psychiatry, Public health',
    near: 'Neuroscience, Health psychology',
    terms:
      'substance use, opioid crisis, alcohol use disorder, tobacco research, vaping, drug abuse, gambling addiction, harm reduction, cannabis research',
    phrases:
      'addiction, drugs and alcohol, why people get addicted, smoking, vaping, opioids, gambling, stopping drug use, phone addiction, marijuana, getting off drugs, why people drink too much, gambling and phones as addiction',
  },
  {
    name: 'Surgery',
    within: 'Medicine',
    near: 'Medical robotics, Anesthesiology',
    terms:
      'general surgery, transplantation, minimally invasive surgery, plastic surgery, surgical oncology, trauma surgery, vascular surgery, surgical outcomes, neurosurgery techniques',
    phrases:
      'operations, surgeons, organ transplants, better surgery, operating on people, heart surgery, safer operations, plastic surgery, better operations',
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
      'child health, children health, pediatric research, adolescent medicine, childhood diseases, pediatric oncology, childhood obesity, 儿科学, child growth, pediatric surgery, sudden infant death, congenital anomalies, child abuse medicine, neonatal sepsis, birth asphyxia, pediatric emergency, neonatal jaundice, failure to thrive, febrile seizures, fetal alcohol syndrome, neonatal screening, child mortality, rare diseases in children, necrotizing enterocolitis, breast milk',
    phrases:
      "sick children, child doctor, health of kids, diseases of children, growing up healthy, overweight children, teenager health, babies and kids medicine, healthy children, sick babies, doctors for children, teenagers and health, premature babies, children's hospital, growth of children, rare diseases of children, healthy babies, diseases of kids",
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
      "women's health, pregnancy, maternal health, endometriosis, menopause, contraception, childbirth, preeclampsia, gynecologic oncology, midwifery, maternal mortality, preterm birth, cesarean section, labor and delivery, infertility treatment, in vitro fertilization, fetal growth, prenatal diagnosis, uterine fibroids, ectopic pregnancy, postpartum hemorrhage, menstruation, HPV vaccination, premature ovarian failure, vaginal infections, intrauterine devices, prenatal care, gynecologic surgery, female sexual dysfunction",
    phrases:
      "pregnancy, giving birth, women health, period pain, birth control, mothers dying at birth, menopause, healthy mothers, PCOS, abortion, miscarriage, having a baby, healthy pregnancy, birth, women's diseases, periods, babies born too early, wish for a child, becoming a mother, pregnancy and birth",
  },
  {
    name: 'Geriatrics',
    within: 'Medicine',
    near: 'Aging, Nursing',
    terms:
      'geriatric medicine, frailty, elderly care, older adults health, falls prevention, polypharmacy, palliative care, end-of-life care, hospice',
    phrases:
      "health of old people, elderly, old age medicine, nursing homes, falls of old people, dying with dignity, care for grandparents, end of life, old people's health",
  },
  {
    name: 'Endocrinology',
    within: 'Medicine',
    near: 'Nutrition, Physiology',
    terms:
      'diabetes, hormones, obesity, insulin, thyroid, metabolic diseases, metabolic syndrome, type 1 diabetes, type 2 diabetes, adipose tissue, diabetes mellitus, insulin resistance, obesity medicine, thyroid disease, growth hormone, pituitary tumors, polycystic ovary syndrome, adrenal insufficiency, Cushing syndrome, diabetic foot, hypoglycemia, parathyroid disease, gestational diabetes, puberty disorders, calcium metabolism, adipokines, lipid disorders, congenital metabolic disorders, lipodystrophy',
    phrases:
      'diabetes, hormones, overweight, insulin, why people get fat, sugar disease, thyroid, weight loss drugs, Ozempic, obesity, overweight and disease, hormones out of balance, blood sugar, late puberty, sugar sickness, diabetes and hormones, sugar in the blood',
  },
  {
    name: 'Gastroenterology',
    within: 'Medicine',
    near: 'Microbiome, Nutrition',
    terms:
      "liver disease, hepatology, inflammatory bowel disease, Crohn disease, colorectal cancer screening, digestive diseases, celiac disease, pancreas, cirrhosis, fatty liver disease, Crohn's disease, ulcerative colitis, irritable bowel syndrome, gastroesophageal reflux, Helicobacter pylori, colonoscopy, liver fibrosis, hepatocellular carcinoma, constipation, gastrointestinal bleeding, biliary disease, portal hypertension, acute liver failure, cholestasis, gut motility, diarrhea",
    phrases:
      'stomach problems, liver, digestion, gut diseases, bowel inflammation, gluten, fatty liver, stomach pain, intestines, liver diseases, stomach ache, heart burn, bowel problems, allergic to wheat, stomach bacteria, mirror examination of the gut',
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
      'lung disease, asthma, COPD, respiratory medicine, cystic fibrosis, lung cancer, pulmonary fibrosis, respiratory infections, pneumonia, mechanical ventilation, acute respiratory distress syndrome, lung function, bronchiectasis, pleural disease, sarcoidosis, interstitial lung disease, bronchoscopy, lung transplantation, smoking cessation, e-cigarettes, oxygen therapy, pulmonary nodules, tracheal stenosis, pneumothorax, inhalers',
    phrases:
      "lungs, asthma, breathing problems, smoker lung, cystic fibrosis, lung cancer, pneumonia, cough, lung diseases, coughing, smoker's lung, stopping to smoke, vaping and lungs, short of breath, lung infection, sick lungs",
  },
  {
    name: 'Hematology',
    within: 'Medicine',
    near: 'Oncology, Immunology',
    terms:
      'blood diseases, sickle cell disease, leukemia research, lymphoma, anemia, hemophilia, thrombosis, blood transfusion, bone marrow transplantation, thalassemia, stem cell transplantation, platelets, coagulation disorders, bone marrow failure, myelodysplastic syndromes, iron overload, graft-versus-host disease, thrombocytopenia, red blood cells, hemoglobin disorders, neutropenia, myeloproliferative neoplasms, von Willebrand disease',
    phrases:
      'blood, blood diseases, sickle cell, leukemia, why blood clots, anemia, blood donation, bone marrow, hemophilia, not enough blood, bleeding that does not stop, blood clots, sickle cells, healthy blood, diseases of the blood, giving blood',
  },
  {
    name: 'Dermatology',
    within: 'Medicine',
    near: 'Immunology, Oncology',
    terms:
      'skin diseases, melanoma, psoriasis, eczema, acne, skin biology, skin cancer, hair loss, cosmetics science, atopic dermatitis, vitiligo, skin infections, wound infection, skin aging, dermatologic surgery, pemphigus, rosacea, hidradenitis, cutaneous lymphoma, sunscreen, nail disorders, leprosy, scabies, pigmentation disorders, contact dermatitis, keloids, hemangioma, warts, laser dermatology',
    phrases:
      'skin, skin cancer, acne, skin problems, sun burn, eczema, hair loss, cosmetics, pimples, losing hair, sun and skin, white spots on skin, wrinkles, itching, skin creams',
  },
]
