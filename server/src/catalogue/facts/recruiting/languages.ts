import type { Level } from './levels.ts'

/**
 * The words by which sentences of one language are judged. An entry is the beginning of a word, and with `$` a whole
 * word; `_` is a space between two words. In Chinese and Japanese it is any part of the sentence.
 */
export type Language = {
  /** Words for students, by level; `any` names none. */
  students: Partial<Record<Level | 'any', string>>
  /** What a professor does with students, or how things are for them: "search", "accept", "welcome", "available". */
  takes: string
  /** Free places. Alone they are a heading, so they need a word of `has` or a negation. */
  places?: string
  has?: string
  /** They turn `takes` and `places` into the opposite. */
  negations: string
  /** They refuse by themselves: "full", "retired". */
  refusals?: string
  /** Conditions, other people, the past, teaching, and "do not hesitate": the sentence says nothing. */
  others: string
  isWithoutSpaces?: true
}

const german: Language = {
  students: {
    phd: 'doktorand promovend promovierend promotions promovieren$ doktorarbeit',
    graduate: 'masterarbeit masterand masterstud masterthes diplomarbeit',
    undergraduate: 'bachelorarbeit bachelorand bachelorstud bachelorthes',
    intern: 'praktikant praktikum$ praktika$ praktikums',
    any: 'abschlussarbeit studierende$ studierenden$ studenten$ studentinnen$ studentische qualifikationsarbeit hiwi',
  },
  takes: `suche$ suchen$ sucht$ gesucht betreue$ betreuen$ biete$ bieten$ bietet$ zu_vergeben wir_vergeben vergebe$
    zu_besetzen frei$ angefragt melden_sie_sich möglich$ willkommen nehme$ nehmen$ nimmt$ ausgeschrieben verfügbar
    übernehme$ interesse_an betreut_werden angenommen_werden aufgenommen_werden freue_mich`,
  places: `stelle$ stellen$ platz$ plätze$ promotionsstelle freie offene kapazität betreuungskapazität bewerbung annehmen$
    aufnehmen$ betreut$ angenommen$ aufgenommen$ praktikumspl`,
  has: 'habe$ haben$ hat$ gibt$ jederzeit$ stehen$',
  negations: 'kein nicht$ nie$ niemand weder$',
  refusals:
    'keine_praktika keine_hiwi keine_doktorand keine_abschlussarbeiten sind_vergeben sind_besetzt ausgelastet ausgebucht erschöpft ausgeschöpft belegt aufnahmestopp emeritiert',
  others: `wenn$ falls$ ob$ würde könnte vielleicht eventuell universität$ fakultät$ firma$ unternehmen$ kolleg er$ seine$
    vorlesung seminar$ kurs$ klausur übung sprechstunde war$ waren$ wurde suchte hatte postdoc teilnehm proband
    studie$ voraussetzung dürfen$ sollen$ müssen$ studiengang zögern$ ein_praktikum einreichen$ abgeben$
    hausaufgaben sekretariat`,
}

const french: Language = {
  students: {
    phd: 'doctorant thésard thèse doctorat$',
    graduate: 'mastérant m2$',
    intern: 'stagiaire stage$ stages$',
    any: 'étudiant',
  },
  takes: `recherchons$ recherche_un recherche_des la_recherche_d cherche$ cherchons$ accueille accueillir accueillons
    recrute recrutons propose$ proposons proposée disponible recrute encadrer$ prends$ prenons$ accepte acceptons
    bienvenu pourvoir$ offrons$`,
  places:
    'possible$ accepter$ prendre$ proposé place$ places$ poste$ postes$ offre$ offres$ candidature financement sujet encadre$ recrutement$',
  has: 'avons$ ai$ y_a ouvert ouverte ouvertes acceptées examinées',
  negations: 'ne$ n$ pas$ aucun sans$',
  refusals: 'complet$ complète$ pourvus$ pourvues$ retraite$',
  others: `si$ université$ faculté$ école$ il_est elle$ peut-être pourrait était cours$ séminaire examen colloque
    soutenu portait postdoctor doivent doit$ hésitez devoir$ devoirs$`,
}

const spanish: Language = {
  students: {
    phd: 'doctorando doctoranda doctorado$ tesis$ tesista',
    graduate: 'maestría máster posgrado maestrando',
    undergraduate: 'pregrado tfg$',
    intern: 'pasante pasantía practicante becario',
    any: 'estudiante alumno alumna tfm$',
  },
  takes: `busco$ buscamos$ buscando$ busca$ buscan$ contactar$ contactarme$ acepto$ aceptamos$ aceptando$ aceptan$ acepta$
    recibo$ recibimos$ disponible bienvenid ofrezco$ ofrecemos$ dirigir$ dirijo$ tutorizar$ supervisar$ admito$
    admitimos$ incorporar$`,
  places: 'aceptar$ admitir$ recibir$ dirijo$ plaza vacante cupo$ cupos$ puesto convocatoria beca contrato',
  has: 'hay$ tengo$ tenemos$ abierta abierto ofrece$ existe',
  negations: 'no$ ningún ninguna sin$ tampoco$ nunca$',
  refusals: 'completo$ jubilad cubiertas$ agotad',
  others: `si$ universidad$ facultad$ él$ ella$ quizás tal_vez podría era$ eran$ fue$ fueron$ buscaba curso$ clase examen
    seminario trabajan$ defendi postdoc posdoc deben$ debe$ requisito participantes$ dude$ duden$ tarea`,
}

const portuguese: Language = {
  students: {
    phd: 'doutorand doutorado$ doutoramento',
    graduate: 'mestrado$ mestrand pós-graduação',
    undergraduate: 'iniciação tcc$ graduandos$',
    intern: 'estagiári estágio',
    any: 'orientand aluno aluna estudantes$ estudante$ bolsista',
  },
  takes: `procuro$ procura-se$ procuramos$ procurando$ busco$ buscamos$ aceito$ aceitamos$ aceitando$ recebo$ recebemos$
    recebendo$ selecionando$ disponív bem-vind ofereço$ oferecemos$ orientar$ entrar_em_contato entrar_em_contacto`,
  places: 'orientando$ aceitar$ receber$ vaga bolsa$ bolsas$ inscrições$ seleção$',
  has: 'há$ tenho$ temos$ aberta abertas$ aberto existem$',
  negations: 'não$ nenhum sem$ nem$ nunca$',
  refusals: 'lotado preenchidas$ aposentad esgotad',
  others: `se$ universidade$ faculdade$ ele$ ela$ talvez poderia era$ foi$ foram$ curso$ disciplina aula$ aulas$ prova
    trabalham$ defendid pós-doc devem$ deve$ participantes$ seminário hesite`,
}

const italian: Language = {
  students: {
    phd: 'dottorand dottorato$',
    graduate: 'magistral laureand tesist tesi$',
    undergraduate: 'triennal',
    intern: 'tirocin stagist',
    any: 'studenti$ studente$ studentesse$',
  },
  takes: `cerco$ cerchiamo$ cercando$ cerca$ alla_ricerca accetto$ accettiamo$ accettando$ disponibil benvenut offro$
    offriamo$ offre$ propongo$ proponiamo$ seguo$ prendo$ prendiamo$ contattarmi$ possibile_svolgere assegno$`,
  places: 'accettare$ seguire$ prendere$ posizion posto$ posti$ borsa$ borse$ candidatur bando$',
  has: 'sono$ ho$ abbiamo$ apert è_aperto',
  negations: 'non$ nessun senza$',
  refusals: 'esauriti$ pensione$ coperti$',
  others: `se$ università$ facoltà$ lui$ lei$ forse potrebbe era$ erano$ stato$ fu$ corso$ lezion esame$ esami$ seminario
    lavorano$ discuss postdoc devono$ deve$ partecipanti$ esitate$ esitare$`,
}

const japanese: Language = {
  isWithoutSpaces: true,
  students: {
    phd: '博士 ドクター',
    graduate: '修士 院生',
    undergraduate: '学部生 卒業研究 卒論生',
    intern: 'インターン',
    any: '学生 研究生 配属',
  },
  takes: '募集 歓迎 受け入れ 受入 求めて 探して 指導可能 応募 お待ちして',
  negations: 'ません しない いない 停止 中止 終了 できかね 見合わせ 休止 不可 締め切',
  others: '場合 もし でした ました 講義 授業 ポスドク 研究員 教員 参加者 被験者 学会 セミナー 要項',
}

const chinese: Language = {
  isWithoutSpaces: true,
  students: {
    phd: '博士生 博士研究生 博士、 直博',
    graduate: '硕士 研究生 碩士',
    undergraduate: '本科生',
    intern: '实习生',
    any: '学生 同学 學生 招生 名额',
  },
  takes: '招收 欢迎 歡迎 招生 招募 报考 加入 招聘 接收 名额',
  negations: '不再 不招 不接 暂不 暂停 停止 没有 已满 未招 不能 不收 無',
  others: '如果 博士后 毕业 曾 课程 讲座 可能 参加者 志愿者 奖 负责招生 信息 简章 办公室',
}

export const languages: readonly Language[] = [german, french, spanish, portuguese, italian, japanese, chinese]
