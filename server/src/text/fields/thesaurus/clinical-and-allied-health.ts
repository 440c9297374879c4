import type { FieldEntry } from './entry.ts'

/** Further specialties, pharmacy, and professions of health. */
export const clinicalAndAlliedHealth: readonly FieldEntry[] = [
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
