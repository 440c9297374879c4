const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Those whom a professor may supervise. */
export const students =
  words(`student students phd phds dphil doctoral doctorate doctorates doctorands doctorand doctoraten msc master masters
    master's masters' mphil graduate graduates gradstudents undergraduate undergraduates bachelor bachelors bsc
    highschoolers pupils trainee trainees mentee mentees advisee advisees supervisee supervisees intern interns
    internship internships thesis theses dissertation dissertations candidate candidates applicant applicants
    honours studentship supervisions studentships assistantship assistantships bursary bursaries newcomers rotation
    rotations hdr mres edd psyd freshmen sophomores juniors seniors gra ra ras gras apprentices pre-docs predocs
    predoctoral doctorado magíster application applications proposals inquiries enquiries cohort mentees`)

/** Words for students that mean nothing else: those about candidates and applications often do. */
export const namedStudents: ReadonlySet<string> = new Set(
  [...students].filter(
    (word) => !/^(?:candidate|applica|proposal|inquir|enquir|rotation)/.test(word) || word === 'applicants',
  ),
)

/** Words for a student only in their context: "drug candidates" and "applications of graph theory" are none. */
const candidates = words('candidate candidates applicant applicants')
const praise =
  words(`excellent strong qualified motivated talented suitable good prospective outstanding interested new bright
    exceptional potential great any for phd doctoral dphil msc master masters bachelor undergraduates gradstudents
    student external self-funded considering further additional more of from accept accepting the`)

/** Whether the word at this position is about students. */
export function isStudent(sentence: readonly string[], at: number): boolean {
  const word = sentence[at]!
  if (!students.has(word)) return false
  if (candidates.has(word))
    return praise.has(sentence[at - 1] ?? '') || /^(?:for|with|who|in)$/.test(sentence[at + 1] ?? '')
  return !(/^(?:applications?|proposals?)$/.test(word) && /^(?:of|in)$/.test(sentence[at + 1] ?? ''))
}

/** Others for whom there are positions, and what else is accepted: no statement about students. */
export const others =
  words(`postdoc postdocs postdoctoral faculty lecturer lecturers technician technicians engineer engineers nurse
    patients patient participants participant subjects requests invitations reservations papers submissions
    manuscripts abstracts reviewers tenure-track professor-ship administrator secretary donations clients cases
    speakers collaborators partners talk talks office staff programmer programmers manager managers coordinator
    coordinators developer developers librarian curator plumber associate associates tutor tutors nominations
    registrations entries bookings teachers`)

/** Subjects who are not the professor: their statements are not the professor's. */
export const strangers =
  words(`department departments program programme programs programmes faculty university college universities faculties
    school schools company startup start-up committee coauthor coauthors co-author co-authors colleague colleagues
    collaborator collaborators experiment study trial trials clinic center centre institute office union registrar
    museum board spin-off guild dean neighbouring neighboring editor journal algorithms she they he her his their
    friend industry employer employers admissions workshop conference course section class seminar club orchestra
    museum hackathon supervisors who which former alumna alumnus postdoc wife husband son daughter brother sister
    neighbour neighbours neighbor labs groups professors facility hospital museum conservatory ministry government`)

/** Words for the professor and the professor's group. */
export const owners = words(`i we me us my our mine ours myself lab laboratory group team dr prof professor supervisor`)

export const negators = words(
  `not never nor neither unable without nolonger stopped ceased paused suspended retired skip none no unlikely
    impossible nobody`,
)

export const willing =
  words(`happy glad keen willing eager available able interested love like gladly happily consider continue continues
    pleased delighted excited open looking capacity enthusiastic plan plans planning will can prepared qualified
    registered seeking welcome welcomes want happiest anticipate anticipates expect expects intend intends hope
    hopes hoping aim aims anymore opened ongoing lookout must ready positioned`)

/** Verbs of taking students: a present form is a statement. */
export const takeVerbs: Readonly<Record<string, 'ing' | 'base' | 's' | 'ed'>> = listForms([
  ['recruit', 'recruiting', 'recruits', 'recruited'],
  ['hire', 'hiring', 'hires', 'hired'],
  ['accept', 'accepting', 'accepts', 'accepted'],
  ['take', 'taking', 'takes', 'taken'],
  ['admit', 'admitting', 'admits', 'admitted'],
  ['seek', 'seeking', 'seeks', 'sought'],
  ['host', 'hosting', 'hosts', 'hosted'],
  ['consider', 'considering', 'considers', 'considered'],
  ['receive', 'receiving', 'receives', 'received'],
  ['invite', 'inviting', 'invites', 'invited'],
  ['welcome', 'welcoming', 'welcomes', 'welcomed'],
  ['enroll', 'enrolling', 'enrolls', 'enrolled'],
  ['add', 'adding', 'adds', 'added'],
  ['look', 'looking', 'looks', 'looked'],
  ['search', 'searching', 'searches', 'searched'],
  ['', 'lookout', 'wants', 'wanted'],
  ['review', 'reviewing', 'reviews', 'reviewed'],
  ['read', 'reading', 'reads', 'read'],
  ['interview', 'interviewing', 'interviews', 'interviewed'],
  ['choose', 'choosing', 'chooses', 'chosen'],
  ['select', 'selecting', 'selects', 'selected'],
  ['bring', 'bringing', 'brings', 'brought'],
  ['offer', 'offering', 'offers', 'offered'],
  ['onboard', 'onboarding', 'onboards', 'onboarded'],
  ['', 'interested', '', ''],
  ['find', '', '', ''],
  ['attract', 'attracting', 'attracts', 'attracted'],
  ['accommodate', 'accommodating', 'accommodates', 'accommodated'],
  ['appoint', 'appointing', 'appoints', 'appointed'],
  ['employ', 'employing', 'employs', 'employed'],
  ['enrol', 'enrolling', 'enrols', 'enrolled'],
  ['support', 'supporting', 'supports', 'supported'],
  ['sponsor', 'sponsoring', 'sponsors', 'sponsored'],
  ['need', 'needing', 'needs', 'needed'],
  ['fund', '', '', ''],
])

/** Verbs of work with students: only with a word of readiness, since "I supervise four students" invites nobody. */
export const superviseVerbs: typeof takeVerbs = listForms([
  ['supervise', 'supervising', 'supervises', 'supervised'],
  ['advise', 'advising', 'advises', 'advised'],
  ['mentor', 'mentoring', 'mentors', 'mentored'],
  ['work', 'working', 'works', 'worked'],
  ['hear', 'hearing', 'hears', 'heard'],
  ['train', 'training', 'trains', 'trained'],
  ['sponsor', 'sponsoring', 'sponsors', 'sponsored'],
  ['co-supervise', 'co-supervising', 'co-supervises', 'co-supervised'],
  ['serve', 'serving', 'serves', 'served'],
  ['have', '', '', ''],
  ['act', 'acting', 'acts', 'acted'],
  ['be', '', '', ''],
])

/** Verbs that speak of students without an object. */
export const bareVerbs = words('recruit recruiting hire hiring')

/** Nouns of a free place. */
export const places = words(`
  opening openings vacancy vacancies position positions place places seat seats slot slots spot spots space room
  capacity studentship studentships desk bursary bursaries fellowship fellowships  studentship
  scholarship scholarships assistantship assistantships traineeship traineeships internship internships quota
  opportunity opportunities  topics projects funding funds money
  bandwidth stipend stipends availability rotations bench benches`)

/** Places that hold students by themselves; the others need a student beside them. */
export const weakPlaces = words(
  'topics projects opportunity opportunities quota desk  room space fellowship fellowships scholarship scholarships funding funds money bandwidth stipend stipends availability bench benches',
)

function listForms(verbs: readonly (readonly [string, string, string, string])[]) {
  const forms: Record<string, 'ing' | 'base' | 's' | 'ed'> = {}
  for (const [base, ing, s, ed] of verbs) Object.assign(forms, { [ed]: 'ed', [s]: 's', [ing]: 'ing', [base]: 'base' })
  return forms
}
