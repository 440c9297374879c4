import type { FieldEntry } from './entry.ts'

/** Narrow fields of several disciplines that beginners often name. */
export const narrowFields: readonly FieldEntry[] = [
  {
    name: 'Text summarization',
    within: 'Text generation',
    near: 'Information extraction, Question answering',
    terms:
      'summarization, automatic summarization, abstractive summarization, extractive summarization, document summarization, meeting summarization',
    phrases:
      'summarizing text, making long texts short, short versions of long documents, the main points of a text, AI that summarizes articles, summing up long reports, summaries of books, shortening documents, automatic summaries, getting the main idea of a text',
  },
  {
    name: 'Image restoration',
    within: 'Image processing, Computer vision',
    near: 'Computational photography, Image generation',
    terms:
      'image denoising, super-resolution, deblurring, image enhancement, image inpainting, low-light enhancement, dehazing, image deraining, blind deconvolution',
    phrases:
      'fixing blurry photos, repairing old photographs, making pictures sharper, clearer photos in the dark, removing noise from images, making small images bigger, restoring damaged pictures, sharpening blurry pictures, cleaning up bad photos, improving photo quality',
  },
  {
    name: 'Ethnomusicology',
    within: 'Music, Anthropology',
    near: 'Folklore, Cultural studies',
    terms:
      'ethnomusicology, world music, traditional music, folk music studies, musical traditions, music and culture, field recordings',
    phrases:
      'traditional songs, music of other cultures, folk songs around the world, songs of my village, what music means to people, why cultures make music, drums and dances of a people, music traditions, songs that grandparents sing, music around the world',
  },
  {
    name: 'Ethics',
    within: 'Philosophy',
    near: 'Bioethics, Political theory',
    terms:
      'moral philosophy, normative ethics, metaethics, applied ethics, virtue ethics, deontology, consequentialism, moral responsibility, contractualism',
    phrases:
      'right and wrong, what makes an action right, what we owe to each other, is lying ever okay, moral questions, how to live a good life, what is a good person, hard moral choices, why be good, good and evil',
  },
  {
    name: 'Mood disorders',
    within: 'Psychiatry, Clinical psychology',
    near: 'Neuroscience, Public health',
    terms:
      'depression, major depressive disorder, bipolar disorder, antidepressants, postpartum depression, seasonal affective disorder, suicidality, treatment-resistant depression',
    phrases:
      'why people feel so sad, helping people with depression, feeling hopeless, depressed teenagers, why my friend is depressed, treating sadness that does not end, people who cannot get out of bed, feeling empty inside, medicine against depression, teenagers who feel sad',
  },
  {
    name: 'History of empire and colonialism',
    within: 'History',
    near: 'Postcolonial studies, African studies',
    terms:
      'colonial history, imperial history, history of empire, history of slavery, Atlantic history, slave trade, colonial rule, decolonization, history of colonialism, independence movements, slavery history',
    phrases:
      'how empires ruled colonies, how Europe took over Africa, British rule in India, countries becoming independent, the history of slavery, stories of enslaved people, colonies and empires, freedom from colonial rule, colonial times, the slave trade',
  },
  {
    name: 'Climate change ecology',
    within: 'Ecology',
    near: 'Conservation biology, Climate change adaptation',
    terms:
      'global change ecology, global change biology, phenology, range shifts, species distribution models, climate change biology, thermal tolerance, coral bleaching, species responses to warming',
    phrases:
      'animals and climate change, plants and a warmer world, animals losing their homes to warming, how nature adapts to heat, species that move because it gets warmer, saving species from climate change, wildlife in a warming world, nature and climate change, how animals react to heat, flowers that bloom too early',
  },
  {
    name: 'Educational inequality',
    within: 'Education research, Sociology',
    near: 'Educational policy, Economics of education',
    terms:
      'educational equity, achievement gap, opportunity gap, school segregation, social mobility and schooling, access to education, sociology of education, rural education, urban education',
    phrases:
      'helping poor kids in school, why poor children do worse at school, fair schools for everyone, why some schools are worse, chances for village children, getting first-generation students to college, rich and poor schools, unfair schools, equal chances in education, poor neighborhoods and schools',
  },
]
