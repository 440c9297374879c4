import type { FieldEntry } from '../entry.ts'

export const humanitiesTopics: readonly FieldEntry[] = [
  {
    name: 'History of science and medicine',
    within: 'History, Philosophy of science',
    near: 'Science and technology studies, History of ideas',
    terms:
      'history of physics, history of chemistry, history of mathematics, history of biology, history of psychiatry, Darwin and evolution history, Newton and natural philosophy, alchemy, scientific revolution, history of astronomy, natural history, history of psychology, history of diseases, history of anatomy, scientific instruments history, history of botany, Galileo, history of nursing, epidemics in history, eugenics history, naturalists and expeditions, Enlightenment science, Isaac Newton, Darwin and Darwinism, scientific instruments in history, medical humanities, historical epidemics, nineteenth-century science',
    phrases:
      'old science, doctors in the past, how discoveries were made, Galileo and Newton, the plague in history, who invented what, history of computers, hospitals in old times',
  },
  {
    name: 'Art conservation',
    within: 'Museum studies, Cultural heritage studies',
    near: 'Art history, Materials characterization',
    terms:
      'conservation of paintings, pigments analysis, art restoration, stone decay, historic buildings restoration, museum curation, paper conservation, cultural heritage materials, repatriation of objects, museum visitors, archival science, wall paintings, stained glass, historic textiles, collections care, wood conservation, heritage tourism management, manuscripts preservation',
    phrases:
      'varnish, saving old paintings, restoring art, colors of old masters, protecting monuments, old buildings, museums and visitors, old paper, who owns museum objects, world heritage places',
  },
]
