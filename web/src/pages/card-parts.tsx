import type { CardParts } from '../features/browse/card-parts.ts'
import { Fit } from '../features/card/fit.tsx'
import { orderTopics } from '../features/card/order-topics.ts'
import { ProfessorSummary } from '../features/card/professor-summary.tsx'

/** The parts of the cards of a page, with at most `reasonsMax` reasons per match. */
export const makeCardParts = (reasonsMax: number): CardParts => ({
  renderMatch: (match, max = reasonsMax) => <Fit match={match} max={Math.min(max, reasonsMax)} />,
  renderSummary: (relationship, max, topics) => (
    <ProfessorSummary relationship={relationship} topics={topics} maxReasons={max} />
  ),
  orderTopics,
})
