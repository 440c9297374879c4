import type { FieldEntry } from './entry.ts'

/** Culture, arts and design. */
export const arts: readonly FieldEntry[] = [
  {
    name: 'Cultural studies',
    within: '',
    near: 'Sociology, Media studies, Anthropology',
    terms:
      'popular culture, cultural theory, critical theory, identity studies, fan studies, memory studies, global culture, visual culture studies, representation of minorities',
    phrases:
      'culture, pop culture, why things are cool, identity, fans and fandom, culture and society, memes and trends, celebrities, how cultures mix, what pop culture says about us, how groups are shown in pop songs and adverts',
  },
  {
    name: 'Food studies',
    within: 'Cultural studies',
    near: 'Nutrition, Agricultural economics',
    terms: 'food culture, gastronomy, food history, food systems, culinary studies, food justice, food anthropology',
    phrases:
      'food and culture, history of food, why people eat what they eat, cooking traditions, cuisine, local food, food of different countries, chefs',
  },
  {
    name: 'Game studies',
    within: 'Media studies',
    near: 'Games research, Cultural studies',
    terms:
      'video game culture, game history, narrative in games, play studies, gaming communities, role-playing studies',
    phrases:
      'video games and culture, stories in games, gamers, history of video games, violence in games, Minecraft culture, women in gaming, board games, games as culture, what games mean, stories in video games',
  },
  {
    name: 'Film studies',
    within: 'Media studies',
    near: 'Literature, Visual arts',
    terms:
      'cinema, film and media studies, film history, film theory, documentary film, animation studies, filmmaking, screen studies, film production, film and television, representation in film, feminist film theory, television studies',
    phrases:
      'movies, making films, Hollywood, film history, directors, documentaries, cinema, how movies tell stories, Bollywood, how women are shown in movies, race on the screen, what series say about society, heroes and villains in films, who gets the leading role in films, movies about minorities, watching films and thinking about them, clichés in Hollywood, gender in TV series',
  },
  {
    name: 'Art history',
    within: 'History, Visual arts',
    near: 'Archaeology, Museum studies',
    terms:
      'visual culture, history of art, modern art, Renaissance art, architectural history, contemporary art history, iconography, art theory, photography history, contemporary art, painting and sculpture history, performance art, photography studies, film aesthetics, art market, aesthetics in art, Renaissance painting, Baroque art, Chinese art, calligraphy, decorative arts, architecture history, avant-garde, artistic research, drawing practice, street art culture, art and politics, iconographic studies, Byzantine art, Surrealism, Bauhaus, video art, portraiture, Baroque painting, artistic styles, pigments and painting, Italian painters, artists and patrons, history of architecture',
    phrases:
      'paintings, famous artists, art museums, Leonardo da Vinci, history of art, Van Gogh, old paintings, meaning of pictures, modern art, crafts, ornament, artists and their work, paintings of the Renaissance, songs and singers, art and society, old instruments, playing on stage, modern artists, photography as art, paintings of old masters, why a painting is famous, museum art of the past',
  },
  {
    name: 'Museum studies',
    within: 'Art history, Communication studies',
    near: 'Cultural heritage studies, Library and information science',
    terms:
      'museology, curatorial studies, exhibitions, museum collections, visitor studies, museum exhibitions, archival collections, botanical collections, history of collecting',
    phrases:
      'museums, making exhibitions, curators, how museums work, visitors in museums, collections, showing art to people, museum of the future',
  },
  {
    name: 'Visual arts',
    within: '',
    near: 'Design, Art history',
    terms:
      'fine arts, painting, sculpture, drawing, photography, media art, studio art, printmaking, contemporary art practice, installation art, ceramics art, 美术, artistic practice, painting and sculpture, artistic expression',
    phrases:
      'drawing and painting, making art, being an artist, photography, sculptures, art school, street art, taking photos, creative art, painting and drawing, making sculptures, art by hand',
  },
  {
    name: 'Music',
    within: '',
    near: 'Acoustics, Music information retrieval',
    terms:
      'musicology, music theory, music composition, ethnomusicology, music performance, jazz studies, music history, opera, popular music studies, conducting, 音乐学, opera studies, music history and culture, composers, popular music, jazz history, musical instruments, choir singing, piano performance, music analysis, musical composition, musical performance, orchestras, singing and voice, improvisation, music education and performance',
    phrases:
      'music, playing instruments, composing, singing, history of music, Mozart and Beethoven, jazz, pop music, music of other cultures, piano, hip hop, writing songs, playing in an orchestra, how a symphony is built',
  },
  {
    name: 'Theater',
    within: 'Visual arts',
    near: 'Literature, Dance',
    terms:
      'theatre, performance studies, drama, theatre history, acting, stage design, directing, dramaturgy, musical theatre, puppetry, theatre performance, theatre history and culture, drama and performance, stage directors, circus arts',
    phrases:
      'theater, acting, plays, stage, actors, musicals, Broadway, performance, drama, stage costumes, acting on stage, putting on plays, old plays on stage, stage shows',
  },
  {
    name: 'Dance',
    within: 'Visual arts',
    near: 'Theater, Kinesiology',
    terms:
      'dance studies, choreography, ballet, dance science, dance history, movement arts, somatics, dance performance',
    phrases: 'dance, ballet, hip hop dance, choreography, dancers, body and dance, history of dance, modern dance',
  },
  {
    name: 'Design',
    within: '',
    near: 'Visual arts, User experience, Product design engineering',
    terms:
      'industrial design, product design, design thinking, design research, service design, design studies, furniture design, sustainable design, speculative design, 设计',
    phrases:
      'designing things, beautiful products, design, furniture, inventing nice objects, designer, good design, design for people, making things beautiful and useful, inventing nicer products, chairs and lamps',
  },
  {
    name: 'Graphic design',
    within: 'Design',
    near: 'Information visualization, Advertising and public relations',
    terms:
      'typography, visual communication, illustration, branding design, editorial design, motion graphics, poster design',
    phrases:
      'logos, posters, fonts, illustration, graphic design, drawing for books, visual design, Photoshop, nice layouts',
  },
  {
    name: 'Fashion',
    within: 'Design',
    near: 'Materials science, Marketing',
    terms:
      'fashion design, textile design, textiles, apparel, costume history, fast fashion, sustainable fashion, textile engineering, clothing research',
    phrases:
      'fashion, clothes, designing clothes, fabrics, fast fashion, sustainable clothes, history of clothes, fashion brands, clothes and style, making dresses, who makes our clothes',
  },
  {
    name: 'Architecture',
    within: 'Design, Engineering',
    near: 'Urban planning, Building energy efficiency',
    terms:
      'architectural design, sustainable architecture, architecture and built environment, architectural theory, computational design, parametric design, interior design, housing design, building design, 建筑学, buildings, history of architecture and cities, space syntax',
    phrases:
      'designing buildings, houses, architects, beautiful buildings, green buildings design, modern architecture, interior of rooms, building of the future, tiny houses, drawing houses, how buildings make us feel, beautiful and green houses',
  },
  {
    name: 'Landscape architecture',
    within: 'Architecture',
    near: 'Urban planning, Horticulture',
    terms:
      'landscape design, green infrastructure, parks design, urban green space, garden design, landscape ecology planning',
    phrases:
      'designing parks, gardens and parks, green spaces in cities, landscape design, green roofs, playgrounds, nature in cities, garden design',
  },
  {
    name: 'Aesthetics',
    within: 'Philosophy',
    near: 'Art history, Psychology',
    terms:
      'philosophy of art, beauty, taste, empirical aesthetics, neuroaesthetics, art criticism, beauty and the sublime, aesthetic experience',
    phrases:
      'what is beautiful, why we like art, beauty, what is art, taste, is it art, ugly and beautiful, feeling in front of art',
  },
  {
    name: 'Sound and radio arts',
    within: 'Music',
    near: 'Media studies, Acoustics',
    terms: 'sound studies, recording arts, audio production, sound design, electronic music',
    phrases:
      'music production, recording music, sound for films, DJ, making beats, sound design, studio recording, electronic music making',
  },
]
