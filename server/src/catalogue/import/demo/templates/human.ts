import type { TextTemplates } from './text-templates.ts'

export const clinicTemplates: TextTemplates = {
  titles: [
    '{thing} and {aim} {setting}',
    '{method} in the study of {thing}',
    'Predictors of {aim} in patients: the case of {thing}',
    'Improving {aim} {setting}: evidence on {thing}',
    'Current practice in {topic}: {thing} and {other}',
    '{thing} after {months} months: a follow-up study',
    'Disparities in {aim} {setting}: a look at {thing}',
    'Rethinking {thing} {setting}',
    'What do {many} records tell us about {thing}?',
  ],
  openings: [
    'In {topic}, decisions about {thing} often rest on limited evidence.',
    'Care {setting} is a growing concern of {topic}, with {thing} at its center.',
    'We examined {thing} as part of a larger program in {topic}.',
    'The importance of {thing} for {topic} is well known, but {aim} has rarely been measured {setting}.',
    'Few studies in {topic} have looked at {thing} {setting}.',
    'This study in {topic} set out to describe {thing} and the relation to {aim}.',
  ],
  middles: [
    'We used {method} with {many} participants and adjusted for {other}.',
    'Drawing on {method}, we compared outcomes with those reported for {other}.',
    'Our analysis is based on {method} over {months} months and also considers {other}.',
    'Through {method} we identified groups at risk, including those affected by {other}.',
    'Participants were followed for {months} months by means of {method}, with {other} as a secondary focus.',
  ],
  closings: [
    'The difference in {aim} was {percent} percent and remained after adjustment.',
    'These findings support changes in practice that could affect {aim} {setting}.',
    'Larger studies are needed to confirm the effect on {aim}.',
    'The results may help clinicians and patients to weigh {aim} against other goals.',
    'We discuss what this means for {aim} and for the training of future clinicians.',
  ],
}

export const societyTemplates: TextTemplates = {
  titles: [
    '{thing} and {aim} {setting}',
    'Who benefits from {thing}? Evidence from {method}',
    'The hidden costs of {thing} {setting}',
    'How {thing} may shape {aim}',
    '{thing}, {other} and the future of {topic}',
    'Beyond {other}: a new look at {thing}',
    'Explaining {aim}: the part of {thing} {setting}',
    'Understanding {thing} through {method}',
    'A comparative study of {thing} {setting}',
    'Does context matter? {thing} and {aim}',
  ],
  openings: [
    'Scholars of {topic} disagree about what {thing} can tell us {setting}.',
    'This article contributes to {topic} by examining {thing} and possible links to {aim}.',
    'Much of what is known in {topic} about {thing} comes from a small number of cases.',
    'Public debate about {thing} has intensified, yet research in {topic} offers few firm answers.',
    'We study {thing} {setting}, a question at the heart of {topic}.',
    'Whether {thing} can explain {aim} is an old question of {topic}.',
  ],
  middles: [
    'Drawing on {method}, we trace how {other} entered the picture over time.',
    'We rely on {method} with {many} respondents and compare the findings with research on {other}.',
    'Combining {method} with secondary sources, we separate this influence from that of {other}.',
    'Evidence from {method} shows that {other} and local context worked together.',
    'Our design uses {method}, collected over {months} months, and takes {other} into account.',
  ],
  closings: [
    'We estimate a change of {percent} percent in {aim}, concentrated among younger people.',
    'The findings suggest that policies meant to change {aim} should start earlier.',
    'These results complicate common accounts of {aim} and point to new questions.',
    'We conclude with implications for {aim} and for those who make decisions about it.',
    'Differences in {aim} persist even after many explanations are ruled out.',
  ],
}

export const humanitiesTemplates: TextTemplates = {
  titles: [
    '{thing} and {aim} {setting}',
    'Reading {thing} {setting}',
    'The making of {thing}: {aim} and its limits',
    'Between {thing} and {other}: essays in {topic}',
    '{aim} in question: {thing} {setting}',
    'Against the grain: {method} and the study of {thing}',
    'The afterlives of {thing}',
    'Toward a new account of {thing} {setting}',
    'Voices and silences: {thing} in {topic}',
  ],
  openings: [
    'This essay reconsiders {thing} {setting} and asks what can be learned for {topic}.',
    'In {topic}, few have read {thing} together with {aim}.',
    'The study of {thing} has long stood at the margins of {topic}.',
    'What could {thing} mean to contemporaries, and why does {topic} return to that question?',
    'Taking {thing} as a starting point, this article proposes a different history of {topic}.',
    'Debates in {topic} often turn on {thing}, whether openly or not.',
  ],
  middles: [
    'Through {method}, it follows a trail of sources that leads from familiar ground to {other}.',
    'It draws on {method} and on little-known sources for {other} {setting}.',
    'Using {method}, I argue that {other} cannot be left out of the story.',
    'By bringing {method} to bear on {other}, the argument moves past old divisions.',
    'The evidence, gathered through {method}, ties these questions to {other}.',
  ],
  closings: [
    'The result is a fuller picture of {aim} and of the people who shaped it.',
    'I close by asking what this means for {aim} today.',
    'Such a reading changes how we think about {aim} and about its sources.',
    'The article ends with a plea for more patient work on {aim}.',
    'An appendix makes {many} documents on {aim} available for the first time.',
  ],
}
