/**
 * Names of fields that have another meaning in most texts: the design of a study, the architecture of a network, the
 * history of a project, sensors on a robot, the proof of an inequality.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `accessibility accounting adaptation adoption advertising aesthetics aging approximation architecture archives
  attachment attention attitudes auctions auditing aviation banking beauty branding business caches casting
  charities cinema class classics clouds clustering combustion commerce communication computing conducting congress
  containers cooperatives corruption dance deformation depression design detonation diet diplomacy directing
  displays drama drawing dreams droughts education elections electronics emergence emissions employment engineering
  enlightenment entrepreneurship ethics evolution excavation exhibitions fashion fatigue finance fintech flames
  floods foams foundations fundraising gels governance government grading gratitude gravity happiness
  history holography hormones hotels housing illustration immigration implants inclusion indexing inequality
  influencers infrastructure insects inverters investments journalism justice kernels kinship laminates lasers law
  leadership legends lending lenses literature localization logistics longevity management manifolds manufacturing
  mapping marketing mechanisms medicine meditation membranes memory metaphor microservices migration mobility
  modernism modulation music mutations mythology networking occupations opera optimization painting parasites
  parenting parsing perception personalization philanthropy philosophy plasticity plastics poetry poisons
  polarization policing policymaking precipitation privacy prompting propulsion protest reasoning receptors
  recruitment recycling refactoring refrigeration regeneration regression relationships rendering replication
  reproducibility resilience retail revolutions rhetoric rituals sandboxing scaffolds schemes sculpture segregation
  semantics sensors shading sharks sketching snow spark specification stars startups steel stereotypes storytelling
  strategy stroke summarization surveillance sustainability syntax tariffs taste tau taxation taxonomy telescopes
  temperament textiles theater theatre thinking ticks tourism transactions transcription transformers
  transplantation transportation trauma usability ventilators vibration virtualization vulnerability wages
  warehousing`.split(/\s+/),
)
