import type { FieldEntry } from './entry.ts'

/** Further specialties, pharmacy, and professions of health. */
export const clinicalAndAlliedHealth: readonly FieldEntry[] = [
  {
    name: 'Ophthalmology',
    within: 'Medicine',
    near: 'Visual neuroscience, Optical engineering',
    terms:
      'eye diseases, glaucoma, macular degeneration, retina, myopia, optometry, cataract, diabetic retinopathy, vision science, blindness, retinal detachment, cornea, dry eye, uveitis, strabismus, amblyopia, retinopathy of prematurity, eye surgery, optical coherence tomography of the eye, keratoconus, refractive surgery, optic neuritis, eyelid surgery, retinal dystrophies, contact lenses, eye infections, ocular trauma, intraocular pressure',
    phrases:
      'eyes, blindness, eye doctor, why people need glasses, seeing again, short-sighted kids, eye diseases, retina, curing blindness, glasses, short-sighted children, eye operations, dry eyes, cloudy lens, losing sight, helping people see again, going blind',
  },
  {
    name: 'Otolaryngology',
    within: 'Medicine',
    near: 'Audiology, Surgery',
    terms:
      'ear nose and throat, ENT, head and neck cancer, sinus disease, smell and taste, voice disorders, sleep apnea, sinusitis, tonsillectomy, ear infections, otitis media, hearing surgery, rhinoplasty, smell disorders, laryngeal cancer, nasal polyps, vertigo, head and neck surgery, salivary glands, facial nerve, cholesteatoma, otosclerosis, snoring surgery, nosebleed, sudden deafness',
    phrases:
      'ear nose throat, losing smell, throat, voice problems, snoring, sinus problems, losing taste, tonsils, ears, nose and throat, losing the sense of smell, ear ache, nose operations, sore throat, facial paralysis',
  },
  {
    name: 'Audiology',
    within: 'Medicine, Speech and hearing science',
    near: 'Acoustics, Otolaryngology',
    terms:
      'hearing loss, hearing aids, cochlear implant outcomes, tinnitus, balance disorders, auditory processing, noise-induced hearing loss',
    phrases:
      'hearing, hearing loss, deafness, hearing aids, ringing in the ears, tinnitus, deaf children, loud music and ears, dizziness, children who cannot hear',
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
      'orthopaedics, bone fractures, joint replacement, osteoarthritis, spine disorders, osteoporosis, sports medicine, ligament injuries, musculoskeletal disease, hip replacement, knee replacement, fracture healing, anterior cruciate ligament, rotator cuff, scoliosis, foot and ankle surgery, hand surgery, bone infection, osteomyelitis, shoulder surgery, clubfoot, hip dysplasia, osteonecrosis, tendon injury, limb lengthening, meniscus, carpal tunnel syndrome, amputation, pelvic fractures, intervertebral disc',
    phrases:
      'bones, broken bones, knee injuries, artificial hips, joint pain, sports injuries, weak bones, back and spine, torn ligaments, new knees, back operations, crooked spine, knee pain, healing of fractures, new hips and knees, back pain and bones',
  },
  {
    name: 'Rheumatology',
    within: 'Medicine',
    near: 'Immunology, Orthopedics',
    terms:
      'arthritis, rheumatoid arthritis, gout, connective tissue diseases, vasculitis, lupus, systemic sclerosis, ankylosing spondylitis, psoriatic arthritis, Sjögren syndrome, autoantibodies, juvenile arthritis, Behçet disease, myositis, antiphospholipid syndrome, autoinflammatory diseases, Kawasaki disease, autoimmune rheumatic diseases',
    phrases:
      'arthritis, painful joints, rheumatism, stiff fingers, gout, lupus, swollen joints, joint inflammation, the body attacks itself, stiff back, pain everywhere, rheumatism in children, joint pain, inflamed blood vessels, arthritis in hands, diseases of joints and skin',
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
      'dental research, oral health, orthodontics, periodontology, caries, dental implants, dental materials, oral biology, oral surgery, 牙科, dental caries, periodontal disease, endodontics, tooth extraction, root canal treatment, tooth whitening, oral cancer, temporomandibular disorders, gingivitis, dental anxiety, fluoride, pediatric dentistry, dentures, dental anatomy, cleft lip and palate, tooth enamel, dental education, jaw surgery, oral microbiome, tooth wear, wisdom teeth, dental radiography, dental pulp, malocclusion, halitosis, craniofacial surgery, prosthodontics, mandibular fractures',
    phrases:
      'teeth, dentist, cavities, braces, tooth decay, gum disease, tooth implants, growing new teeth, oral hygiene, gums, fear of the dentist, brushing teeth, white teeth, jaw pain, healthy teeth, holes in teeth',
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
      'drug action, pharmacokinetics, clinical pharmacology, neuropharmacology, receptors, drug interactions, pharmacogenomics, drug repurposing, 药理学, pharmacodynamics, drug metabolism, receptor pharmacology, drug toxicity, hepatotoxicity, cardiotoxicity, nephrotoxicity, anti-inflammatory drugs, analgesics, cannabinoids, opioid receptors, drug transporters, antidepressants pharmacology, antioxidants pharmacology, genotoxicity, animal testing alternatives, statins, anticonvulsants, drug safety, adrenergic receptors, serotonin receptors, nicotine pharmacology, mutagenicity, pharmacological effects, receptor agonists, analgesic drugs, natural products pharmacology, antidepressant drugs, medicinal compounds',
    phrases:
      'how medicines work, side effects of drugs, what drugs do in the body, drug effects, why drugs work differently for people, new uses for old drugs, dose of medicine, how painkillers work, poisoning, how medicines work in the body, side effects, poisons, cannabis as medicine, pain killers, how the body breaks down drugs, right dose, animal venom as medicine, liver damage by pills, right dose of a drug',
  },
  {
    name: 'Pharmaceutical science',
    within: 'Medicine, Chemistry',
    near: 'Drug delivery, Pharmacology',
    terms:
      'pharmacy, drug formulation, pharmaceutics, pharmacy practice, clinical pharmacy, drug manufacturing, natural products pharmacy, pharmaceutical analysis, 药学, tablets, solubility enhancement, nanocarriers, liposomes, solid dispersions, transdermal delivery, inhalation drugs, ocular drug delivery, drug stability, cocrystals, excipients, bioequivalence, nasal drug delivery, oral drug delivery, polymorphism of drugs, validation of HPLC methods, pharmaceutical manufacturing, lyophilization, vaccines formulation, drug release, dosage forms, solubility of drugs, nanoparticles for drugs, crystallization of drugs, pharmaceutical quality',
    phrases:
      'pharmacy, how pills are made, making tablets, medicine from plants, pharmacist, drug production, medicine safety, developing medicines, making pills, medicines through the skin, pills that dissolve slowly, medicine sprays, creams, coating of tablets, keeping drugs stable, capsules, drugs that you breathe in, making pills and medicines, how to get drugs into the body',
  },
  {
    name: 'Toxicology',
    within: 'Medicine, Biology',
    near: 'Ecotoxicology, Pharmacology',
    terms:
      'poisons, chemical safety, endocrine disruptors, toxicity testing, in vitro toxicology, heavy metal toxicity, snake venom, venoms, toxic effects, carcinogens, chemical safety assessment, nanotoxicity, pesticide toxicity, aflatoxins',
    phrases:
      'poison, what is toxic, dangerous chemicals, snake venom, are chemicals in products safe, poisonous substances, testing chemicals without animals, toxins, what poisons do, dangerous chemicals in the body',
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
      'traditional Chinese medicine, acupuncture, herbal medicine, Ayurveda, complementary medicine, mindfulness in medicine, yoga therapy, ethnopharmacology, homeopathy, meditation for health, naturopathy, aromatherapy, Qigong, tai chi, moxibustion, herbal supplements, ginseng, curcumin, Unani medicine, placebo effects, music and art therapy, spirituality and health',
    phrases:
      'herbs as medicine, acupuncture, Chinese medicine, natural healing, plants that heal, yoga and health, old healing methods, alternative medicine, Ayurveda, needles in the skin, yoga for health, healing plants, herbal tea, sugar pills, old remedies',
  },
  {
    name: 'Nursing',
    within: 'Medicine',
    near: 'Public health, Geriatrics',
    terms:
      'nursing science, patient care, nursing education, patient safety, care quality, nurse workforce, family caregivers, 护理学, nursing care, nurse staffing, nursing leadership, nurse burnout, nurse-patient relationship, critical care nursing, pressure ulcers, wound care, patient falls, evidence-based nursing, nursing theory, nursing ethics, family nursing, community nursing, advanced practice nurses, palliative nursing, nursing diagnosis, missed nursing care, nurse practitioners, nursing staff, bedside nursing, nursing practice, nursing students, hospital nurses',
    phrases:
      'nurses, caring for patients, nursing, hospital care, patient safety, tired nurses, home care, helping sick people every day, families who care, work in a hospital, becoming a nurse, bed sores, nurses in schools, midwives, care homes, home visits by nurses, work of nurses, care at the hospital bed',
  },
  {
    name: 'Physical therapy',
    within: 'Medicine',
    near: 'Kinesiology, Rehabilitation engineering',
    terms:
      'physiotherapy, rehabilitation medicine, occupational therapy, motor rehabilitation, stroke rehabilitation, exercise therapy, balance training, musculoskeletal rehabilitation, balance and falls, muscle strength, physical rehabilitation, shoulder pain, knee rehabilitation, physiotherapists, postural control, manual therapy of pain',
    phrases:
      'physiotherapy, learning to walk again, rehab after injury, exercises for healing, recovering from stroke, helping patients move, therapy for children with cerebral palsy, training after surgery, moving again after an injury, exercises for patients',
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
      'making athletes better, running faster, training for sports, football training, marathon, Olympic athletes, doping, swimming and cycling performance, gym training, training athletes, what sport does to the body',
  },
  {
    name: 'Sleep science',
    within: 'Neuroscience, Medicine',
    near: 'Chronobiology, Psychology',
    terms:
      'sleep research, sleep disorders, insomnia, dreams, sleep and memory, sleep medicine, circadian rhythm, sleep quality, sleep deprivation',
    phrases:
      'sleep, why we sleep, dreams, cannot sleep, insomnia, better sleep, sleep and learning, tired students, people who cannot sleep, snoring and sleep',
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
