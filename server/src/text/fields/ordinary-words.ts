/**
 * Names of fields that have another meaning in most texts: the design of a study, the architecture of a network, the
 * history of a project, sensors on a robot, the proof of an inequality.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `accessibility accounting aesthetics aging architecture archives auditing automation banking cinema classics dance design
  diplomacy drama electronics entrepreneurship ethics evolution fashion finance fintech government history housing
  inequality law literature logistics longevity management manufacturing marketing medicine migration music mythology
  networking painting perception philanthropy philosophy poetry rhetoric scheduling sculpture semantics sensors startups
  sustainability syntax theater theatre tourism transportation usability virtualization`.split(/\s+/),
)
