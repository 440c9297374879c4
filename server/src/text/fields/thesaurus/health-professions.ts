import type { FieldEntry } from './entry.ts'

/** Therapy, radiographers, pharmacists, paramedics, and health at work. Nursing is in clinical-and-allied-health.ts. */
export const healthProfessions: readonly FieldEntry[] = [
  {
    name: 'Rehabilitation and occupational therapy',
    within: 'Medicine, Physical therapy',
    near: 'Rehabilitation engineering, Disability studies',
    terms:
      'activities of daily living, assistive technology services, prosthetics and orthotics, spasticity, spinal cord injury rehabilitation, vocational rehabilitation, wheelchair mobility, hand therapy, sensory integration, cerebral palsy, gait rehabilitation, manual therapy, chiropractic, low back pain, neck pain, massage therapy, osteopathic manipulation, cognitive rehabilitation, community-based rehabilitation, quality of life after disability, occupational therapists, prosthesis users, wheelchair users, functional independence, disability and participation, rehabilitation outcomes, daily activities of patients',
    phrases:
      'learning to walk again, help after a stroke, wheel chairs, massage, therapy with hands, exercise against pain, daily life with a disability, back to work after illness, artificial legs',
  },
  {
    name: 'Speech-language pathology',
    within: 'Audiology, Speech and hearing science',
    near: 'Language acquisition, Otolaryngology',
    terms:
      'dysphagia, speech disorders in children, developmental language disorder, augmentative and alternative communication, auditory processing disorder, vestibular disorders, cleft palate speech, newborn hearing screening, phonological disorders, dysarthria, speech disorders, language impairment in children, hearing loss and speech',
    phrases:
      'stuttering, children who speak late, loss of hearing, ringing in the ears, problems with swallowing, hoarse voice, speech therapy, talking after a stroke, dizziness',
  },
  {
    name: 'Radiologic technology',
    within: 'Radiology, Health services research',
    near: 'Medical imaging, Radiation oncology',
    terms:
      'radiographers, radiation dose in imaging, computed tomography dose, radiation protection of patients, mammography screening, sonography practice, image quality in radiology, medical laboratory science, phlebotomy, blood collection, laboratory quality control, reference intervals, point-of-care testing, diagnostic imaging practice, radiation protection in hospitals',
    phrases:
      'radiation from X-rays, taking X-ray pictures, work in a medical lab, ultrasound pictures, scanning patients, safe radiation, mammograms, X-ray machines in hospitals, people who take X-rays',
  },
  {
    name: 'Pharmacy practice',
    within: 'Pharmaceutical science, Health services research',
    near: 'Pharmacology, Public health',
    terms:
      'pharmacists, medication adherence, medication errors, adverse drug reactions, pharmacovigilance, community pharmacy, antibiotic prescribing, deprescribing, self-medication, pharmacoeconomics, drug utilization, pharmacy education, over-the-counter drugs, drug shortages, generic medicines',
    phrases:
      'pharmacies, taking pills correctly, side effects of medicines, too many pills, price of medicines, mixing medicines, old people and their pills, buying medicine, advice about medicines',
  },
  {
    name: 'Paramedicine and prehospital care',
    within: 'Emergency medicine',
    near: 'Disaster management, Health services research',
    terms:
      'emergency medical services, cardiopulmonary resuscitation, mass casualty, disaster medicine, air ambulance, bystander CPR, airway management, snakebite treatment, military medicine, tactical medicine, emergency medical care, prehospital emergency care, emergency departments, paramedics and resuscitation',
    phrases:
      'triage, drowning, ambulances, first aid, saving lives after accidents, restarting the heart, rescue helicopters, emergency calls, help after disasters, paramedics, rescue workers, help before the hospital, accidents and rescue',
  },
  {
    name: 'Occupational health',
    within: 'Public health, Environmental health',
    near: 'Toxicology, Human factors and ergonomics',
    terms:
      'occupational exposure, occupational diseases, musculoskeletal disorders at work, silicosis, asbestos, shift work, heat stress at work, workplace injuries, sick leave, return to work, job strain, ergonomics at work, pesticide exposure of farmers, occupational lung disease, welding fumes, health of miners, workplace health promotion',
    phrases:
      'health at work, sick from work, night shifts, dust in lungs, loud work places, work in the heat, back pain at the desk, dangerous jobs',
  },
]
