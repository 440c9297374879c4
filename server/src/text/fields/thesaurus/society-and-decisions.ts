import type { FieldEntry } from './entry.ts'

export const societyAndDecisions: readonly FieldEntry[] = [
  {
    name: 'Decision science',
    within: 'Operations research, Statistics',
    near: 'Business analytics, Industrial engineering',
    terms:
      'decision making methods, multi-criteria decision making, analytic hierarchy process, fuzzy sets in decisions, data envelopment analysis, risk analysis and decisions, scheduling problems, facility location, supply chain optimization, forecasting methods, system dynamics, portfolio selection, project scheduling, reliability and maintenance models, statistical process control, group decision making, preference modeling, rough sets, grey systems theory, quality management, performance measurement, technology forecasting, research evaluation, information management, knowledge management systems, expert judgment, value of information, risk perception and decisions, airline scheduling, logistics optimization, auctions and bidding, warehouse logistics, assembly line balancing, Delphi method, queueing systems, efficiency analysis, business process modeling, crowdsourcing decisions, emergency management decisions, multi-criteria decision, fuzzy decision making, intuitionistic fuzzy sets, consensus in group decisions, inventory models, supply chain coordination, resource allocation problems, efficiency of decision-making units, decision making under risk, preferences aggregation, Bayesian decision',
    phrases:
      'TOPSIS, making good decisions, planning routes of trucks, waiting in line, forecasts, choosing between options, full warehouses, timetables, risk and numbers, measuring research, ranking universities',
  },
]
