import type { FieldEntry } from './entry.ts'

/** Narrow fields of several disciplines that beginners often name. */
export const narrowFields: readonly FieldEntry[] = [
  {
    name: 'Text summarization',
    within: 'Text generation',
    near: 'Information extraction, Question answering',
    terms:
      'summarization, automatic summarization, abstractive summarization, extractive summarization, document summarization, meeting summarization, multi-document summarization, opinion summarization, summary generation, long document summarization',
    phrases:
      'summarizing text, making long texts short, short versions of long documents, the main points of a text, AI that summarizes articles, summing up long reports, summaries of books, shortening documents, automatic summaries, getting the main idea of a text, AI that sums up an article, reading less and knowing the main points, shorter versions of long reports, computers that write summaries, short summaries of books or meetings, a program that shortens texts',
  },
  {
    name: 'Image restoration',
    within: 'Image processing, Computer vision',
    near: 'Computational photography, Image generation',
    terms:
      'image denoising, super-resolution, deblurring, image enhancement, image inpainting, low-light enhancement, dehazing, image deraining, blind deconvolution, image super-resolution, image deblurring, image dehazing, video super-resolution, low-light image enhancement, image colorization, image quality enhancement, video restoration, motion deblurring, blind image',
    phrases:
      'fixing blurry photos, repairing old photographs, making pictures sharper, clearer photos in the dark, removing noise from images, making small images bigger, restoring damaged pictures, sharpening blurry pictures, cleaning up bad photos, improving photo quality, getting old photos clear again, colouring black and white photos, restoring old family photos, making faded photos look new, seeing in dark photos, removing rain or fog from photos, sharper photos from bad cameras, fixing damaged pictures by computer, making old films look better, unblurring a picture, removing scratches from old photos',
  },
  {
    name: 'Ethnomusicology',
    within: 'Music, Anthropology',
    near: 'Folklore, Cultural studies',
    terms:
      'ethnomusicology, world music, traditional music, folk music studies, musical traditions, music and culture, field recordings',
    phrases:
      'traditional songs, music of other cultures, folk songs around the world, songs of my village, what music means to people, why cultures make music, drums and dances of a people, music traditions, songs that grandparents sing, music around the world, songs of other peoples, drums of Africa, music of my people, folk singers and villages, music and identity',
  },
  {
    name: 'Ethics',
    within: 'Philosophy',
    near: 'Bioethics, Political theory',
    terms:
      'moral philosophy, normative ethics, metaethics, applied ethics, virtue ethics, deontology, consequentialism, moral responsibility, contractualism, moral psychology and philosophy, theories of justice, moral philosophy of action, moral judgment and reasoning, moral obligation, Kantian ethics, moral luck, altruism and duty, philosophical ethics',
    phrases:
      'right and wrong, what makes an action right, what we owe to each other, is lying ever okay, moral questions, how to live a good life, what is a good person, hard moral choices, why be good, good and evil, doing the right thing, is it ever right to hurt someone, telling right from wrong, may I lie to help a friend, what is fair and just, duties to strangers, when is something wrong',
  },
  {
    name: 'Mood disorders',
    within: 'Psychiatry, Clinical psychology',
    near: 'Neuroscience, Public health',
    terms:
      'depression, major depressive disorder, bipolar disorder, antidepressants, postpartum depression, seasonal affective disorder, suicidality, treatment-resistant depression',
    phrases:
      'why people feel so sad, helping people with depression, feeling hopeless, depressed teenagers, why my friend is depressed, treating sadness that does not end, people who cannot get out of bed, feeling empty inside, medicine against depression, teenagers who feel sad, being sad all the time, young people who want to die, why therapy helps some people, feeling down for months, sadness as an illness',
  },
  {
    name: 'History of empire and colonialism',
    within: 'History',
    near: 'Postcolonial studies, African studies',
    terms:
      'colonial history, imperial history, history of empire, history of slavery, Atlantic history, slave trade, colonial rule, decolonization, history of colonialism, independence movements, slavery history',
    phrases:
      'how empires ruled colonies, how Europe took over Africa, British rule in India, countries becoming independent, the history of slavery, stories of enslaved people, colonies and empires, freedom from colonial rule, colonial times, the slave trade, when Europe ruled the world, how colonies became free, fighting against colonial rulers, what the British did in their colonies, stolen land and people, slavery in America',
  },
  {
    name: 'Climate change ecology',
    within: 'Ecology',
    near: 'Conservation biology, Climate change adaptation',
    terms:
      'global change ecology, global change biology, phenology, range shifts, species distribution models, climate change biology, thermal tolerance, coral bleaching, species responses to warming, effects of climate change on species, climate adaptation of species, warming effects on ecosystems, peatlands, permafrost carbon, carbon sequestration in ecosystems, tree growth and climate, carbon fluxes of ecosystems, evapotranspiration and vegetation, wildfire regimes',
    phrases:
      'animals and climate change, plants and a warmer world, animals losing their homes to warming, how nature adapts to heat, species that move because it gets warmer, saving species from climate change, wildlife in a warming world, nature and climate change, how animals react to heat, flowers that bloom too early, what warming does to animals, animals that cannot cope with heat, wildlife and global warming, plants that bloom at the wrong time, will animals survive the heat, nature in a hotter world',
  },
  {
    name: 'Educational inequality',
    within: 'Education research, Sociology',
    near: 'Educational policy, Economics of education',
    terms:
      'educational equity, achievement gap, opportunity gap, school segregation, social mobility and schooling, access to education, sociology of education, rural education, urban education, school funding, educational opportunity, school choice and inequality, college admissions and inequality',
    phrases:
      'helping poor kids in school, why poor children do worse at school, fair schools for everyone, why some schools are worse, chances for village children, getting first-generation students to college, rich and poor schools, unfair schools, equal chances in education, poor neighborhoods and schools, schools for poor families, poor pupils who fall behind, why school is unfair, school in poor parts of town, unequal chances at school, why some kids never get to college, better schools for poor neighborhoods, rich kids do better at school, closing the gap at school',
  },
  {
    name: 'Digital art and sound installations',
    within: 'Visual arts, Computer graphics',
    near: 'Creativity support tools, Music',
    terms:
      'interactive art, computational arts, new media art, projection mapping, sound art, digital musical instruments',
    phrases:
      'interactive art, art with sensors, light shows, new electronic instruments, art installations with computers, playing with light and sound, art that reacts to people, museum installations',
  },
]
