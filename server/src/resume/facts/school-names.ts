import { foldName } from '../../text/names.ts'

/**
 * Names of universities and research institutes that contain no word like "university", by country. A name of one word
 * counts only if nothing else stands beside it, since it can be a person's name.
 */
const plain = `
United States: Caltech, Georgia Tech, Virginia Tech, Texas Tech, Michigan Tech, Louisiana Tech, Arkansas Tech, Montana Tech, Florida Tech, Indiana Tech, Tennessee Tech, Illinois Tech, Oregon Tech, New Mexico Tech, Cal Tech, Cal Poly, Cal Poly San Luis Obispo, Cal Poly Pomona, Texas A&M, Texas A & M, Florida A&M, Alabama A&M, Prairie View A&M, North Carolina A&T, Penn State, Ball State, Boise State, Wayne State, Kent State, Wichita State, Cleveland State, Morgan State, Chicago State, Cal State, Cal State LA, Cal State Long Beach, Cal State Fullerton, Cal State Northridge, San Diego State, San Jose State, San Francisco State, Sacramento State, Fresno State, Sonoma State, NC State, App State, Appalachian State, Murray State, Weber State, Grand Valley State, School of Visual Arts, Carnegie Mellon, Johns Hopkins, Harvard, Yale, Cornell, Rutgers, Purdue, Dartmouth, Vanderbilt, Duke, Emory, Tufts, Brandeis, Drexel, Lehigh, Northwestern, Notre Dame, Caltech, UPenn, UChicago, UMich, UIowa, UCSD, UConn, UVA, UVM, UDel, UMiami, UPitt, UCincinnati, UHouston, Ole Miss, Mizzou, Wash U, WashU, UW–Madison, UW-Madison, UW Seattle, William & Mary, William and Mary, RPI, Rensselaer, Harvey Mudd, Cooper Union, The Cooper Union, Juilliard, The Juilliard School, Vassar, Barnard, Bowdoin, Colgate, Skidmore, Macalester, US Naval Academy, West Point, School of the Art Institute of Chicago, Scripps Research, Cold Spring Harbor Laboratory, Woods Hole Oceanographic Institution, Mayo Clinic College of Medicine, Icahn Mount Sinai, Weill Cornell, Weill Cornell Medicine, Baylor Medicine, UMass, UT Southwestern, MD Anderson UTHealth, Embry-Riddle, IUPUI, UMich Dearborn, Penn State Abington, Penn State Altoona, Penn State Behrend, Penn State Berks, Penn State Erie, Penn State Harrisburg, Cal Poly Humboldt, Georgia Tech Lorraine, Texas A&M Commerce, Texas A&M Corpus Christi, Texas A&M Galveston, Texas A&M Kingsville, Texas A&M Qatar, Cal State East Bay, Cal State Sacramento, Cal State San Bernardino, Cal State San Marcos, Cal State Bakersfield, Cal State Dominguez Hills, Cal State Monterey Bay, UMass Chan, Baruch, UIndy, UMKC, UNT, UNO, UNH, URI, UTSW, VCU, WVU, WSU, ECU, GMU, ODU, FAU, UAH, ULL, SIUE, NIU, CSULB, CSUF, CSUN, SJSU, SDSU, SFSU, IIT Chicago, MSOE, NDSU
Canada: McGill, UBC, UWaterloo, UofT, U of T, UCalgary, UAlberta, UOttawa, UVic, McMaster, Polytechnique Montréal, HEC Montréal, ÉTS Montréal, UQAM, Université Laval, TMU
United Kingdom: Imperial London, King's London, LSHTM, Royal Holloway, Queen Mary London, Birkbeck, Goldsmiths, Goldsmiths London, The Courtauld, Courtauld, Central Saint Martins, UWE Bristol, UHI, UEA, UCLan, SOAS London, St George's London
Ireland: Trinity Dublin, UCD Dublin, TU Dublin,
France: Sciences Po, Sciences Po Paris, Sciences Po Lyon, Sciences Po Bordeaux, Sciences Po Grenoble, Sciences Po Lille, Sciences Po Aix, Sciences Po Rennes, Sciences Po Strasbourg, Sciences Po Toulouse, Inria, INRAE, CentraleSupélec, Centrale Lyon, Centrale Lille, Centrale Nantes, Centrale Méditerranée, Centrale Marseille, Supélec, Télécom Paris, Télécom SudParis, Télécom ParisTech, Télécom Saint-Étienne, Télécom Nancy, Polytech Nice Sophia, Polytech Montpellier, Polytech Lyon, Polytech Lille, Polytech Paris-Saclay, Mines Paris, Mines ParisTech, Mines Paris - PSL, Mines Nancy, Mines Saint-Étienne, Mines Alès, IMT Atlantique, IMT Nord Europe, IMT Mines Albi, IMT Mines Alès, Ponts ParisTech, Arts et Métiers, Arts et Métiers ParisTech, AgroParisTech, Chimie ParisTech, ESPCI Paris, ESPCI, ENSTA Paris, ENSTA Bretagne, ENSTA, ENSAE Paris, ENSAE, ENSAI, ENSIMAG, Grenoble INP, Bordeaux INP, Toulouse INP, ISAE-SUPAERO, Supaero, ENAC, EURECOM, EPITA, EPITECH, ESIEE Paris, EFREI Paris, ECE Paris, ISEP, HEC Paris, ESSEC, ESCP, EDHEC, INSEAD, EM Lyon, emlyon, Grenoble EM, Audencia, Dauphine, Paris Dauphine, Sorbonne, Paris-Saclay, Collège de France, Le Cnam, CNAM, INALCO, EHESS, PSL, Paris Sciences et Lettres, Institut Polytechnique de Paris, Gustave Eiffel, Aix-Marseille, UTC Compiègne, Rennes School of Business, Université de Lille, ESIGELEC, ENSEEIHT, ENSEEIHT Toulouse, ESTACA, ESILV, ESME Sudria, ESTP Paris, ENGEES, ENSIIE, ENSEIRB-MATMECA, ESIEA, ENTPE, ENSAM, ISARA, VetAgro Sup, Oniris, SKEMA, NEOMA, KEDGE, IÉSEG, CPE Lyon, ECAM Lyon, UTBM, UTT, UVSQ, UPEC
Germany: LMU, TUM, RWTH, RWTH Aachen, FAU Erlangen-Nürnberg, FAU, KIT Karlsruhe, Charité, Charité Berlin, Charité – Universitätsmedizin Berlin, FU Berlin, HU Berlin, UdK Berlin, WHU, Bucerius, ESMT Berlin, Leuphana, Viadrina, Max Planck, DKFZ Heidelberg, Constructor Bremen
Switzerland: ETH, ETHZ, EPF Lausanne, ZHAW, FHNW, HES-SO, SUPSI, UZH, UNIGE, UNIL, HEIG-VD, HEPIA, HSLU
Austria: TU Wien, WU Wien, BOKU Wien, BOKU, BOKU Vienna, MedUni Wien, ISTA, IST Austria, Institute of Science and Technology Austria, JKU Linz, Mozarteum, JKU, Montanuni Leoben, Uni Wien
Belgium: KU Leuven, KULeuven, UGent, UCLouvain, UC Louvain, UAntwerp, UAntwerpen, UHasselt, UNamur, UMons, ULiège, Vlerick, ULB Bruxelles
Netherlands: TU Delft, TU Eindhoven, VU Amsterdam, UvA Amsterdam, Radboud, Nyenrode, Erasmus Rotterdam, Codarts, Naturalis, Amsterdam UMC, Erasmus MC, UMC Utrecht, Saxion, Avans, Fontys, Inholland, Windesheim
Nordic countries: Chalmers, Karolinska, KTH Stockholm, Konstfack, LTU Luleå, Aalto, NTNU Trondheim, NHH Bergen, BI Oslo, UiO, UiB, UiT, UiT Tromsø, OsloMet, NMBU, DTU, DTU Copenhagen, CBS Copenhagen, ITU Copenhagen, Roskilde RUC, Åbo Akademi, Svenska handelshögskolan, Hanken, Arcada, Haaga-Helia
Italy: Politecnico di Milano, PoliMi, PoliTo, Bocconi, La Sapienza, Sapienza, Sapienza Roma, Ca' Foscari, Ca' Foscari Venezia, LUISS, LUISS Guido Carli, IUAV Venezia, IUAV, SISSA, SISSA Trieste, GSSI, IMT Lucca, Humanitas, Vita-Salute San Raffaele, Roma Tre, Tor Vergata, Alma Mater Studiorum, NABA, IED Milano, IED Roma, UniBo, UniPi, UniPd, UniTo, UniMi, UniMiB, UniTn
Spain: UPC Barcelona, UPF Barcelona, UAB Barcelona, UPM Madrid, UAM Madrid, UCM Madrid, UC3M, UNED, UPV Valencia, UPV/EHU, EHU, IE Madrid, IESE, ESADE, EADA, ICADE, Comillas, Deusto, UOC, CUNEF, UDIMA
Portugal: IST Lisboa, Técnico Lisboa, ISCTE, Iscte-IUL, NOVA Lisboa, Nova SBE, NOVA IMS, Católica Lisbon, Católica Porto, FEUP, FCUP, UMinho, ISEL, ISEG
Eastern Europe: SGH Warszawa, AGH, AGH Kraków, UJ Kraków, UAM Poznań, SWPS, ČVUT, ČVUT v Praze, CTU Prague, VUT Brno, VUT v Brně, VŠE Praha, VŠB Ostrava, UK Praha, STU Bratislava, BME, BME Budapest, ELTE, ELTE Budapest, CEU, Corvinus, Babeș-Bolyai, UPB București, ASE București, SNSPA, UBB Cluj, TalTech, Skoltech, MIPT, MISIS, MEPhI, ITMO, МФТИ, МГУ, МГТУ, МГУ им. М. В. Ломоносова, МГУ имени М.В. Ломоносова, МГТУ им. Н. Э. Баумана, МГТУ им. Н.Э. Баумана, СПбГУ, ИТМО, МИСИС, МИФИ, НИУ ВШЭ, ВШЭ, МГИМО, РУДН, РАНХиГС, MGIMO, KPI Kyiv, КПІ, КНУ, UCU Lviv, ISM Vilnius, KTU Kaunas, RTU Riga, FERIT, FER Zagreb, РХТУ, РХТУ им. Менделеева, РХТУ им. Д. И. Менделеева, СПбПУ, НГУ, ТПУ, КФУ, УрФУ, ЮФУ, БГУ, БГУИР, ЛЭТИ, МАИ, МЭИ
Turkey: Bilkent, Boğaziçi, ODTÜ, METU, İTÜ, Koç, Sabancı, YTÜ, TOBB ETÜ, GTÜ, KTÜ, Hacettepe, Özyeğin
Middle East: Technion, Weizmann, IDC Herzliya, KAUST, KFUPM, AUB, AUC Cairo, AUS Sharjah, LAU Beirut, NYU Abu Dhabi, MBZUAI, HBKU, NYUAD, UAEU, הטכניון, מכון ויצמן למדע, מכון ויצמן
Africa: UCT, Wits, UKZN, UNISA, AIMS Rwanda, AIMS South Africa, Ashesi, KNUST, UNILAG, OAU Ife, UI Ibadan, UoN Nairobi, JKUAT, UM6P, ENSIAS, EMI Rabat, Makerere, INSAT, ENIT, INPT Rabat, ESI Alger, FUTA, UNN, DUT, CPUT, UWC
Singapore and Malaysia: NUS, NTU, SUTD, SMU Singapore, NUS Singapore, NTU Singapore, Yale-NUS, UTM Johor, UKM, UPM Serdang, UiTM, UM Kuala Lumpur, UTAR
Hong Kong, Macau, Taiwan: HKU, HKUST, CUHK, PolyU, HKBU, CityU, CityU Hong Kong, CityUHK, HKUST Guangzhou, CUHK Shenzhen, UM Macau, NTHU, NCKU, NYCU, Academia Sinica, 中央研究院, 中研院, 台大, 清大, 交大, 成大, 港大, 港中文, 港科大, 港中深, 香港中大
China: 清华, 北大, 复旦, 浙大, 上海交大, 上交, 西安交大, 西交, 南大, 中科大, 中国科大, 国科大, 中科院, 哈工大, 哈工程, 北航, 北理工, 北邮, 北师大, 人大, 武大, 华科, 华中科大, 中大, 同济, 南开, 天大, 厦大, 川大, 电子科大, 西电, 西工大, 山大, 吉大, 大工, 华师大, 上财, 央财, 贸大, 中国科学院, Tsinghua, Peking, Fudan, USTC, SJTU, ZJU, HIT Shenzhen, XJTLU, NYU Shanghai, UCAS, UNNC, SUSTech, ShanghaiTech, BUAA, UESTC, CEIBS, BNU-HKBU UIC, XJTU, HUST Wuhan, NWPU, BUPT
Japan and Korea: Institute of Science Tokyo, Todai, Waseda, Keio, Titech, Tokyo Tech, NAIST, JAIST, OIST, GRIPS, SOKENDAI, Doshisha, Ritsumeikan, 東大, 京大, 阪大, 東工大, 早稲田, 慶應, KAIST, 카이스트, POSTECH, 포스텍, 포항공대, UNIST, 유니스트, GIST Gwangju, DGIST, SNU Seoul, 서울대, 연세대, 고려대, Yonsei, SKKU, Hanyang, Ewha
India: IISc, IISc Bangalore, IISc Bengaluru, BITS Pilani, BITS Goa, BITS Hyderabad, TIFR, TIFR Mumbai, ISI Kolkata, ISI Delhi, ISRO IIST, IIST, CMI Chennai, IMSc Chennai, HRI Allahabad, JNCASR, NCBS Bangalore, ICTS Bangalore, NISER, NISER Bhubaneswar, JNU, JNU Delhi, BHU Varanasi, BHU, AMU Aligarh, DTU Delhi, NSUT, NSUT Delhi, VIT Vellore, VIT Chennai, SRM Chennai, PSG Tech, PSG Tech Coimbatore, COEP Pune, COEP, College of Engineering Pune, IIT (BHU) Varanasi, IIT (BHU), IIT (ISM) Dhanbad, VJTI, VJTI Mumbai, ICT Mumbai, NLSIU, TISS, TISS Mumbai, XLRI, XLRI Jamshedpur, ISB Hyderabad, MDI Gurgaon, SPJIMR, FMS Delhi, CEPT, Plaksha, Thapar, RVCE, BMSCE, PES Bangalore, Jadavpur, ISM Dhanbad, KIIT, KIIT Bhubaneswar, IIEST Shibpur, MNIT Jaipur, MNNIT Allahabad, SVNIT Surat, VNIT Nagpur, MANIT Bhopal, DA-IICT, LNMIIT, NMIMS, NMIMS Mumbai, SRMIST, MSRIT, IGDTUW, CUSAT, GITAM, SASTRA, IIST Thiruvananthapuram
South and South-East Asia: BUET, DUET, RUET, LUMS, NUST, FAST-NUCES, COMSATS, GIKI, IBA Karachi, Institute of Business Administration Karachi, NED Karachi, HUST Hanoi, VNU Hanoi, VNU-HCM, HCMUT, VinUni, Chula, KMUTT, KMITL, SIIT, NIDA Bangkok, AIT Bangkok, UGM, UGM Yogyakarta, ITB, ITB Bandung, ITS Surabaya, UI Depok, IPB Bogor, UNPAD, UNDIP, BINUS, UP Diliman, UP Los Baños, UP Manila, DLSU, DLSU Manila, UST Manila, Ateneo, Ateneo de Manila, SUST, KUET, CUET, AIUB, NSU, IIUM, UMS, UNY, UNAIR
Australia and New Zealand: ANU, UNSW, UNSW Sydney, UTS, UTS Sydney, QUT, QUT Brisbane, RMIT, RMIT Melbourne, UniMelb, USyd, Monash, UWA Perth, UniSA, CSIRO, AUT Auckland
Latin America: UNAM, UAM Iztapalapa, UAM Xochimilco, ITAM, ITESM, ITESO, Tec de Monterrey, Tecnológico de Monterrey, El Colegio de México, Colmex, CIDE, CIMAT, CIMAT Guanajuato, CINVESTAV, CICESE, IPN México, UDLAP, UANL, BUAP, USP, USP São Paulo, USP São Carlos, UNICAMP, Unesp, UFRJ, UFMG, UFRGS, UFPE, UFSC, UFPR, UFBA, UFC, UFPB, UFRN, UnB, UFSCar, UFABC, UFF, UERJ, Uniandes, UniNorte, EAFIT, ICESI, PUC-Rio, PUC Rio, PUC Chile, PUC Minas, PUC-SP, PUCRS, PUC Campinas, PUCP, PUCP Lima, PUC São Paulo, IMPA, IME Rio, FGV, Fundação Getulio Vargas, FGV EAESP, FGV São Paulo, Insper, Fiocruz, CEFET-MG, CEFET-RJ, SENAI CIMATEC, UBA, UBA Buenos Aires, UNLP, ITBA, UTDT, UdeSA, UTN Buenos Aires, UTN, IB Bariloche, Balseiro, UCA Buenos Aires, UDELAR, UTEC, UTFSM, ESPOL, USFQ, ESPE, Yachay Tech, PUCE, UNMSM, UNI Lima, UPCH, UCR, TEC Costa Rica, INCAE, UPRM, UPR Mayagüez, UPR Río Piedras, UPR, UFMS, UFMT, UFES, UFAL, UFPI, UFMA, UFPA, UFAM, UFV, UFLA, UFU, UFJF, UFOP, UFSM, UFPel, UNIFESP, UNIRIO, UNISINOS, UNIFOR, UEL, UEM, UDESC, UFRRJ, UFRPE, UFCG, UFG, UFGD, UNICEN, UNCuyoAM, UNQ, UNGS, UTalca, UACh, UdeC, PUCV, UdeA, UTP, ESPOCH, IPN
`

/** Abbreviations in capital letters. They also count beside other words ("MIT EECS", "visiting student, NYU Tandon"). */
const capitals = `
MIT UCLA UCSD UCSF UCSB UCSC UCI UCD UCR UCF USC USF USD UIUC UIC UAB NYU CMU CUNY SUNY UNC UNLV UNR UTD UTA UTSA UTEP UMD UMBC UMN ASU OSU PSU MSU LSU FSU FIU BYU TAMU
NJIT WPI RIT GWU SMU TCU RISD CWRU JHU BU WUSTL UCL LSE LBS KCL QMUL SOAS UCC UCD ETH EPFL ENS RWTH LMU TUM KIT KTH SLU NTNU NHH DTU ULB VUB IISC KAIST POSTECH UNIST DGIST
NUS NTU SUTD HKU HKUST CUHK USTC SJTU ANU UNSW RMIT QUT UBC UNAM UNAL USP UFRJ UFMG KAUST KFUPM METU ELTE BME INRIA INSEAD EHESS CNAM
`

/** Beginnings of names that continue with a place: "UC San Diego", "TU Berlin", "IIT Bombay". */
const families = `
ETH RWTH EPFL KTH UC UT UNC UMass SUNY CUNY UW IU CSU LSU NYU TU TH FH HS HTW HAW HWR DHBW FU HU LMU Uni Univ IIT NIT IIIT IIM IISER AIIMS NID NIFT NLU
BITS VIT KU VU ENS INSA IEP IUT IMT Polytech UIN IAIN UTFPR IFSP NTU
`

/** A word after a family's name that continues it. Others belong to the place. */
const places = /^\p{Lu}/u
/** Words with a capital letter that end a name that begins with a family: "UC Berkeley Extension", "TU Wien PhD". */
const nameEnds =
  /^(?:ph\.?d|m\.?sc|b\.?sc|m\.?s|b\.?s|m\.?a|b\.?a|meng|beng|mba|bachelors?|masters?|doctor|school|college|department|dept|institute|faculty|extension|in|computer|electrical|mechanical|engineering|physics|biology|gpa|student|alumni|medical|press|diploma|degree|board|level|exam|score)\.?$/i

const exactNames = new Set(
  plain
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map(foldName)
    .filter(Boolean),
)
const states =
  'Alabama Alaska Arizona Arkansas Colorado Delaware Florida Georgia Idaho Illinois Indiana Iowa Kansas Michigan Minnesota Mississippi Missouri Montana Nevada Ohio Oklahoma Oregon Tennessee Utah Washington'
for (const state of [...states.split(' '), 'New Mexico', 'North Dakota', 'South Dakota', 'North Carolina'])
  exactNames.add(foldName(`${state} State`))

const capitalNames = new Set(capitals.trim().split(/\s+/))
const familyNames = new Set(families.trim().split(/\s/))

/** Whether a text is exactly the name of a school in these lists. */
export const isSchoolName = (text: string): boolean => exactNames.has(foldName(text)) || capitalNames.has(text.trim())

export const isCapitalName = (word: string): boolean => capitalNames.has(word)

type Word = { text: string; from: number; end: number }

/** Words that may stand beside the name of a school in a statement: "PhD student at ETH Zurich". */
const besideNames =
  /^(?:[\p{Lu}\p{Lo}&].*|v|et|im|in|at|of|from|and|the|for|de|student|candidate|exchange|visiting|researcher|scholar|degree|bei|an|der|à)$/u

/** The first and longest name of these lists in a text of few other words, as it is written there. */
export function findSchoolInWords(text: string): string | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}&'’.–-]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    end: index + word.length,
  }))
  if (words.length === 0 || words.length > 12 || !words.every((word) => besideNames.test(word.text))) return null
  for (let at = 0; at < words.length; at++) {
    const length = measureName(words, at)
    if (length > 0) return text.slice(words[at]!.from, words[at + length - 1]!.end)
  }
  return null
}

/** The number of words of the name that begins at a position, or 0. */
function measureName(words: readonly Word[], at: number): number {
  for (let length = Math.min(6, words.length - at); length > 1; length--)
    if (
      exactNames.has(
        foldName(
          words
            .slice(at, at + length)
            .map((word) => word.text)
            .join(' '),
        ),
      )
    )
      return length
  const head = words[at]!.text
  if (familyNames.has(head)) {
    let length = 1
    while (length < 4 && isPlaceWord(words[at + length]?.text)) length++
    if (length > 1) return length
  }
  return capitalNames.has(head) || (words.length === 1 && exactNames.has(foldName(head))) ? 1 : 0
}

const isPlaceWord = (word: string | undefined): boolean =>
  word !== undefined && places.test(word) && !nameEnds.test(word)
