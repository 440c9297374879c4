import { expect, test } from 'vitest'
import { lowerFirst } from './lower-first.ts'
import { lowerTopic } from './lower-topic.ts'

test.each([
  'Islamic law',
  "Alzheimer's disease",
  'Machine Learning',
  'Bayesian statistics',
  'Japanese poetry',
  'DNA repair',
  'Roman law',
  'Bavarian history',
])('the topic “%s” keeps its capitals within a sentence [COMPOSE-33]', (topic) => {
  expect(lowerTopic(topic)).toBe(topic)
})

test.each([
  'Legged locomotion',
  'Regulation of DNA repair',
  "Women's history",
  'Clean energy',
  'Mammalian cells',
  'Median filters',
  'Ocean acidity',
])('the topic “%s” begins with a small letter within a sentence [COMPOSE-33]', (topic) => {
  expect(lowerTopic(topic)).toBe(lowerFirst(topic))
})
