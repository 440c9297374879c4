/** Schools of countries with several time zones, as in american-schools.ts. */
export const otherSchools: Readonly<Record<string, string>> = {
  'America/Toronto': `
    utoronto.ca, Toronto, University of Toronto
    toronto.edu, Toronto, University of Toronto
    yorku.ca, Toronto, York University
    torontomu.ca, Toronto, Toronto Metropolitan University
    uwaterloo.ca, Waterloo, University of Waterloo
    uwo.ca, London (Ontario), Western University
    mcmaster.ca, Hamilton, McMaster University
    uoguelph.ca, Guelph, University of Guelph
    brocku.ca, St. Catharines, Brock University
    uwindsor.ca, Windsor, University of Windsor
    ontariotechu.ca, Oshawa, Ontario Tech University
    queensu.ca, Kingston, Queen’s University
    rmc.ca, Kingston, Royal Military College of Canada
    uottawa.ca, Ottawa, University of Ottawa
    carleton.ca, Ottawa, Carleton University
    mcgill.ca, Montreal, McGill University
    concordia.ca, Montreal, Concordia University
    umontreal.ca, Montreal, University of Montreal
    polymtl.ca, Montreal, Polytechnique Montreal
    uqam.ca, Montreal, Université du Québec à Montréal
    etsmtl.ca, Montreal, ETS Montreal
    usherbrooke.ca, Sherbrooke, Université de Sherbrooke
    ulaval.ca, Quebec, Université Laval`,
  'America/Halifax': `
    dal.ca, Halifax, Dalhousie University
    unb.ca, Fredericton, University of New Brunswick`,
  'America/St_Johns': `
    mun.ca, St. John’s, Memorial University of Newfoundland`,
  'America/Winnipeg': `
    umanitoba.ca, Winnipeg, University of Manitoba`,
  'America/Regina': `
    uregina.ca, Regina, University of Regina
    usask.ca, Saskatoon, University of Saskatchewan`,
  'America/Edmonton': `
    ualberta.ca, Edmonton, University of Alberta
    ucalgary.ca, Calgary, University of Calgary`,
  'America/Vancouver': `
    ubc.ca, Vancouver, University of British Columbia
    sfu.ca, Burnaby, Simon Fraser University
    uvic.ca, Victoria, University of Victoria`,
  'Australia/Sydney': `
    sydney.edu.au, Sydney, University of Sydney
    unsw.edu.au, Sydney, UNSW
    uts.edu.au, Sydney, University of Technology Sydney
    mq.edu.au, Sydney, Macquarie University
    westernsydney.edu.au, Sydney, Western Sydney University
    newcastle.edu.au, Newcastle, University of Newcastle
    uow.edu.au, Wollongong, University of Wollongong
    anu.edu.au, Canberra, Australian National University`,
  'Australia/Melbourne': `
    monash.edu, Melbourne, Monash University
    unimelb.edu.au, Melbourne, University of Melbourne
    rmit.edu.au, Melbourne, RMIT University
    deakin.edu.au, Melbourne, Deakin University
    latrobe.edu.au, Melbourne, La Trobe University`,
  'Australia/Brisbane': `
    uq.edu.au, Brisbane, University of Queensland
    qut.edu.au, Brisbane, Queensland University of Technology
    griffith.edu.au, Brisbane, Griffith University`,
  'Australia/Adelaide': `
    adelaide.edu.au, Adelaide, University of Adelaide`,
  'Australia/Perth': `
    uwa.edu.au, Perth, University of Western Australia
    curtin.edu.au, Perth, Curtin University`,
  'America/Sao_Paulo': `
    usp.br, São Paulo, USP
    unicamp.br, Campinas, UNICAMP
    ufrj.br, Rio de Janeiro, UFRJ
    puc-rio.br, Rio de Janeiro, PUC-RIO
    uff.br, Niterói, UFF
    ufmg.br, Belo Horizonte, UFMG
    ufu.br, Uberlândia, UFU
    ufv.br, Viçosa, Universidade Federal de Viçosa
    ufrgs.br, Porto Alegre, UFRGS
    pucrs.br, Porto Alegre, PUC-RS
    furg.br, Rio Grande, Federal University of Rio Grande
    ufpr.br, Curitiba, UFPR
    unb.br, Brasília, Universidade de Brasília`,
  'America/Recife': `
    ufpe.br, Recife, UFPE`,
  'America/Campo_Grande': `
    ufms.br, Campo Grande, UFMS`,
  'America/Mexico_City': `
    unam.mx, Mexico City, UNAM
    ipn.mx, Mexico City, Instituto Politécnico Nacional`,
  'Europe/Moscow': `
    hse.ru, Moscow, HSE University
    msu.ru, Moscow, Lomonosov Moscow State University
    mipt.ru, Moscow, Moscow Institute of Physics and Technology
    itmo.ru, Saint Petersburg, ITMO University`,
  'Atlantic/Canary': `
    ulpgc.es, Las Palmas, Universidad de Las Palmas de Gran Canaria
    ull.es, La Laguna, Universidad de La Laguna`,
  'Atlantic/Azores': `
    uac.pt, Ponta Delgada, Universidade dos Açores`,
  'America/Punta_Arenas': `
    umag.cl, Punta Arenas, Universidad de Magallanes`,
  'Europe/Zurich': `
    cern.ch, Geneva, CERN
    ethz.ch, Zurich, ETH Zurich
    epfl.ch, Lausanne, EPFL
    uzh.ch, Zurich, University of Zurich`,
  'Europe/London': `
    ox.ac.uk, Oxford, University of Oxford
    cam.ac.uk, Cambridge, University of Cambridge
    imperial.ac.uk, London, Imperial College London
    ucl.ac.uk, London, University College London
    ed.ac.uk, Edinburgh, University of Edinburgh`,
}
