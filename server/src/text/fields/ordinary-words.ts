/**
 * Names of fields that have another meaning in most texts: the design of a study, the architecture of a network, the
 * history of a project, sensors on a robot, the proof of an inequality.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `accessibility accounting accretion adaptation adoption advertising aesthetics aging aircraft amoeba anger
  approximation aquifers architecture archives attachment attention attitudes auctions auditing augustine
  autobiography aviation badlands banking bargaining beaches beauty bibliography branding buildings business
  caches canine casting cataloging categorization cattle cereals charities cinema class classics clouds clustering
  collagen combustion commerce communication complications compost computing conducting congress containers
  cooperatives corruption cortex crystallization cyclones dance deconstruction deformation depression derivatives
  design detonation diet diplomacy directing disgust displays dissociation dividends dogs drama drawing dreams
  droughts dunes education elections electronics elites embarrassment emergence emissions empathy employment
  engineering enlightenment entrepreneurship estuaries ethics evolution excavation exhibitions fashion fatigue
  feline filtration finance fintech flames floods foams foundations framing friendship fundraising gels gemstones
  governance government grading gratitude gravity happiness history hoarding holography homer hormones hospitality
  hotels housing humor illustration immigration implants improvisation inclusion indexing inequalities inequality
  influencers infrastructure inheritance insects instrumentation insurance inverters investments jealousy
  journalism justice kernels kinship laminates lasers law leadership legends legislatures lending lenses leveling
  lexicon literature localization logistics longevity management manifolds manufacturing manuscripts mapping
  marketing matrices mechanisms medicine meditation membranes memoir memory mercury metaphor microservices
  middleware migration missionaries mobility modernism modulation mortar music mutations mythology networking
  nobility occupations opera operators optimization orchestras overbooking ozone painting parasites parenting
  parking parsing pavements peasants perception perfectionism personalization pets philanthropy
  philosophy pigs plantations plasma plasticity plastics poetry poisons polarization policing policymaking pollen
  polymorphisms precipitation primates privacy prognosis prompting propulsion protest rabbits radicals reactivity
  reasoning receptors recruitment recycling refactoring reformation refrigeration regeneration regression
  relationships rendering replication reproducibility resilience retail retractions revolutions rhetoric rituals
  roads routing sampling sandboxing scaffolds schemes scribes sculpture segregation semantics sensors sexuality
  shading sharks silk sketching snow socrates spacecraft spark specification spectrum starch stars startups steel
  stereotypes storytelling strategy stroke stunting summarization surveillance sustainability synchronization
  syntax takeovers tariffs taste tau taxation taxonomy teamwork telescopes temperament terraces textiles theater
  theatre thinking ticks timber tourism transactions transcription transformers translators transplantation
  transportation trauma usability ventilators vibration victimization virgil virtualization volatility voters
  vulnerability wages wakes warehousing warranty weathering worry`.split(/\s+/),
)
