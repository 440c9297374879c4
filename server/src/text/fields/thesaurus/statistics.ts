import type { FieldEntry } from './entry.ts'

/** Statistics. */
export const statistics: readonly FieldEntry[] = [
  {
    name: 'Statistics',
    within: '',
    near: 'Data science, Probability theory, Machine learning',
    terms:
      'statistical inference, mathematical statistics, statistical methods, statistical modeling, regression, hypothesis testing, multivariate analysis, nonparametric statistics, high-dimensional statistics, 统计学, regression models, probability distributions, nonparametric methods, sampling, extreme values, mixed models, change point, statistical distributions, copulas',
    phrases:
      'analyzing numbers, making sense of numbers, surveys and numbers, what numbers tell us, understanding data with math, stats, averages and probabilities, drawing conclusions from data, polls and numbers, what surveys really say',
  },
  {
    name: 'Biostatistics',
    within: 'Statistics, Public health',
    near: 'Epidemiology, Statistical genetics',
    terms:
      'clinical trials statistics, survival analysis, medical statistics, longitudinal data analysis, statistical epidemiology, missing data, 生物统计',
    phrases:
      'statistics for medicine, numbers in medical studies, does a drug work statistics, data from clinical trials, math for health, statistics of diseases, survival statistics, data in biology',
  },
  {
    name: 'Statistical genetics',
    within: 'Statistics, Genetics',
    near: 'Genomics, Biostatistics',
    terms:
      'genome-wide association studies, GWAS, heritability, polygenic risk scores, quantitative genetics, linkage analysis, Mendelian randomization, genome-wide association',
    phrases:
      'which genes cause disease statistics, statistics of DNA, genes and risk, how much is inherited, comparing genomes of many people, numbers about genes, genetic risk scores, nature versus nurture numbers, finding genes in thousands of people, DNA data of many people',
  },
  {
    name: 'Experimental design',
    within: 'Statistics',
    near: 'Active learning, Survey methodology',
    terms:
      'design of experiments, A/B testing, randomized experiments, adaptive designs, response surface methodology, quality improvement statistics',
    phrases:
      'planning experiments, A/B tests, how to test fairly, good experiments, comparing two versions, testing what works, randomized trials, designing studies',
  },
  {
    name: 'Spatial statistics',
    within: 'Statistics',
    near: 'Geographic information science, Environmental science',
    terms:
      'geostatistics, spatio-temporal statistics, spatial epidemiology, disease mapping, environmental statistics, extreme value statistics',
    phrases:
      'statistics on maps, data with locations, mapping diseases, where things happen statistics, statistics of climate data, hot spots on maps, rainfall statistics, location data',
  },
  {
    name: 'Sports analytics',
    within: 'Statistics, Data science',
    near: 'Sports science, Sports management',
    terms: 'sports statistics, sabermetrics, performance analytics, player tracking data, match prediction',
    phrases:
      'statistics in football, Moneyball, baseball numbers, predicting game results, data in basketball, analyzing players with data, soccer analytics, numbers in sports, numbers in football, winning with data',
  },
  {
    name: 'Survey methodology',
    within: 'Statistics, Sociology',
    near: 'Public opinion research, Experimental design',
    terms:
      'survey research, questionnaire design, sampling methods, official statistics, small area estimation, nonresponse, qualitative research, mixed methods research',
    phrases:
      'making good surveys, asking people questions, polls, questionnaires, interview methods, census, how to ask people, opinion surveys',
  },
]
