import { findStudent, hasAny, isConditional, isOfStranger, type Place } from './clauses.ts'
import type { Polarity } from './judge-verb.ts'
import { others, strangers, students, willing } from './vocabulary.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Contacts that are not about joining the group. */
const blockers = set(`
  recommendation letter letters reference references exam exams grade override appointment question questions book copy
  data code media press consulting review committee office conference paper papers dataset chances lecture colloquium
  registration register mailing booking feedback software slides class mistake mistakes error errors bug bugs typo typos drafts chapters assignments hours club seminar workshop reunion`)
/** Words for a student that do not say of which kind: with "postdoctoral" they mean postdocs. */
const generic = set(`
  candidate candidates applicant applicants application applications proposals inquiries enquiries thesis`)
/** Verbs of turning to the professor, and the form with which one does. */
const invitations = set(`
  apply join do write pursue start contact chat meet discuss speak ask list name mention indicate identify choose select
  form hear tell consider approach send submit interested`)
const prospects = set(`
  prospective interested if who wish want wishing invited encouraged please welcome should would can do encourage`)
const negations = set('not never no before nor')
const me = set('me us prof professor dr my our')

const join = (words: readonly string[]) => words.join(' ')
const isOfCourse = (words: readonly string[]) =>
  /\b(?:the|my|this|our) (?:course|class|seminar|workshop)\b/.test(join(words))
/** Whether the sentence is about joining the professor's group. */
const isOfJoining = (words: readonly string[]) =>
  hasAny(words, students) ||
  /\bunder my supervision\b|\b(?:join(?:ing)? (?:us|my|our|the)|to join|with me|(?:my|our) (?:lab|group|team))\b/.test(
    join(words),
  )

/** "Prospective students are encouraged to contact me", "if you want to do a PhD with me, please write". */
export function judgeInvitation(place: Place): Polarity | null {
  const { words, at, before } = place
  if (!invitations.has(words[at]!)) return null
  if (words[at] === 'apply') return judgeApplying(place)
  if (isMoment(place) || isCall(place)) return 'yes'
  if (isMeeting(place)) return 'yes'
  const isNaming = /^(?:ask|list|name|mention|indicate|identify|choose|select)$/.test(words[at]!)
  const isOfJoin = words.includes('join')
  const blocked = words.filter(
    (one) => !(/^papers?$/.test(one) && isOfJoin) && !(one === 'references' && words.includes('cv')),
  )
  if (!isAddressed(place) || hasAny(before.slice(-7), negations) || hasAny(blocked, blockers)) return null
  // "Students who would like to join can sign up".
  const subject = hasAny(before, students) ? before.filter((one) => one !== 'who') : before
  const isToYou = before[0] === 'if' && before[1] === 'you'
  if (!isNaming && ((isOfStranger(subject) && !isToYou) || isOfCourse(words))) return null
  if (hasAny(blocked, others) && !words.some((one) => students.has(one) && !generic.has(one))) return null
  return isOfJoining(words) && (hasAny(words, prospects) || hasAny(words, students)) ? 'yes' : null
}

/** "This is the best moment to join." */
const isMoment = ({ words, at, before }: Place) =>
  words[at] === 'join' && /\b(?:best|good|great|perfect|ideal|exciting) (?:time|moment) to$/.test(join(before))

/** "Come and do your PhD with us!", "join us as a master's student". */
function isCall({ words, at, before, after }: Place): boolean {
  const start = before.filter((one) => one !== 'and').join(' ')
  // "Students can do their rotation in my lab."
  const isOffer = /^(?:can|could|may)$/.test(before.at(-1) ?? '') && (before[0] === 'you' || hasAny(before, students))
  if (start !== '' && start !== 'come' && !isOffer) return false
  if (words[at] === 'join')
    return (
      /^(?:us|me|our \S+|my \S+) as (?:an? )?(?:\S+ )?/.test(join(after)) &&
      findStudent(words, words.indexOf('as', at), 4) >= 0
    )
  return (
    (start === 'come' || isOffer) &&
    /^(?:do|write|pursue|start)$/.test(words[at]!) &&
    /\b(?:with (?:me|us)|in (?:my|our) (?:lab|group|team))\b/.test(join(after)) &&
    hasAny(after, students)
  )
}

/** Whether the word asks somebody to turn to the professor: "contact me", "ask me for", "name me as", "consider us". */
function isAddressed({ words, at, before, after }: Place): boolean {
  const [target = '', next = '', third = ''] = after
  switch (words[at]) {
    case 'form':
      return isOfForm(words, at)
    case 'hear':
      return target === 'from' && next === 'you' && hasAny(before.slice(-5), willing)
    case 'tell':
      return target === 'me' && /^about (?:yourself|your|it)\b/.test(join(after.slice(1)))
    case 'contact':
      return (
        (me.has(target) && (!/^(?:my|our)$/.test(target) || /^(?:lab|group|team|laboratory)$/.test(next))) ||
        // "Potential students should get in touch with a CV."
        (/\b(?:prospective|potential)\b/.test(join(before)) && !hasAny(after, strangers) && !hasAny(after, students)) ||
        // "Get in touch if you want to be our third PhD student."
        (/^(?:if|should|about)$/.test(target) && before.includes('you') && hasAny(after.slice(0, 4), students)) ||
        (/^(?:if|should)$/.test(target) && /\b(?:our|my|with us|with me)\b/.test(join(words.slice(at + 1)))) ||
        /\bwith me\b|\bjoin /.test(join(words.slice(at + 1))) ||
        (after.length === 0 && /\bjoin(?:ing)? (?:my|our|the|us)\b/.test(join(words)))
      )
    case 'ask':
      return target === 'me' && (next === 'for' || (next === 'to' && /^(?:supervise|advise|mentor)$/.test(third)))
    case 'consider':
      return (
        target === 'us' ||
        target === 'me' ||
        (/^(?:our|my)$/.test(target) && /^(?:lab|laboratory|group|team)$/.test(next)) ||
        (/^(?:doing|writing|applying|pursuing)$/.test(target) && /\bwith (?:me|us)\b/.test(join(after)))
      )
    case 'join':
      return (
        /\b(?:encouraged|invited|welcome) to$/.test(join(before)) &&
        /^(?:my|our) (?:lab|group|team)\b/.test(join(after))
      )
    case 'approach':
      return target === 'me'
    case 'send':
    case 'submit':
      return isSent(words, at, after)
    case 'list':
    case 'name':
    case 'mention':
    case 'indicate':
    case 'identify':
    case 'choose':
    case 'select':
      return target === 'me' || (target === 'my' && next === 'name')
    case 'interested':
      return target === 'in' && next.startsWith('join') && /^(?:my|our|the|us)$/.test(third) && before.includes('you')
    default:
      return false
  }
}

/** "Fill in this form": of those who want to join. */
const isOfForm = (words: readonly string[], at: number) =>
  /\b(?:fill|fill in|fill out|complete|use|using|via|through|submit|with) (?:in |out )?(?:this|the|our|my|a)(?: \S+)?$/.test(
    join(words.slice(0, at)),
  )

const sent =
  set(`cv resume résumé proposal outline transcript transcripts portfolio grades statement curriculum scores summary
  paragraph page`)

/** "Please send your CV" of somebody who wants a supervisor; not "to the admissions office". */
function isSent(words: readonly string[], at: number, after: readonly string[]): boolean {
  const isOfStudy = /\bwith (?:me|us)\b/.test(join(words.slice(0, at)))
  const isToOthers = after.some((one) => strangers.has(one) && one !== 'their')
  if (!(hasAny(after, sent) || isOfStudy) || isToOthers) return false
  return (
    /\b(?:if you|should|interested|want to|who|to apply|to join|to be considered)\b/.test(join(words.slice(0, at))) &&
    words[at] === 'send'
  )
}

/** "I am happy to talk to prospective PhD students." */
function isMeeting({ words, at, before, after, negated }: Place): boolean {
  if (!/^(?:contact|chat|meet|discuss|speak)$/.test(words[at]!) || negated) return false
  if (isConditional(before) || isOfStranger(before) || !hasAny(before.slice(-4), willing)) return false
  return after.some((one) => one === 'prospective' || one === 'potential') && hasAny(after, students)
}

/** "Students are encouraged to apply", "do apply"; "do not apply to work with me" says the opposite. */
function judgeApplying({ words, at, before, after }: Place): Polarity | null {
  const rest = join(after.slice(0, 6))
  if (hasAny(before.slice(-7), negations))
    return /\bwith (?:me|us)\b|\b(?:my|our) (?:lab|group)\b/.test(rest) ? 'no' : null
  if (
    /\b(?:the|our|this) (?:program|programme|department|school|university|course)\b|\b(?:through|online)\b/.test(rest)
  )
    return null
  // "If that is you, apply."
  const isCall = before.length === 0 || (before[0] === 'if' && before.at(-1) === ',')
  if ((!isCall && isConditional(before)) || isOfStranger(before) || hasAny(words, blockers)) return null
  if (/^for (?:\S+ ){0,2}(?:grants?|awards?|prizes?|jobs?|fellowships?|scholarships?)\b/.test(rest)) return null
  if (hasAny([...before, ...after], others) || hasAny(words.slice(0, 8), others)) return null
  const start = join(before)
  // "Please apply if you would like to do a PhD in our group."
  if (isCall)
    return hasAny(after, students) && /\b(?:with (?:me|us)|in (?:my|our) \S+)\b/.test(join(after)) ? 'yes' : null
  const isCalled =
    /(?:\bdo|(?:encouraged|invited|welcome|urged) to)$/.test(start) ||
    (/\b(?:i|we) (?:\S+ )?(?:encourage|invite|urge)\b/.test(start) && start.endsWith(' to'))
  return isCalled && (words[at - 2] === 'welcome' || hasAny(words, students)) ? 'yes' : null
}

/** "PhD applicants welcome!", "rotation students welcome in spring": only levels that are named. */
const isWelcomeList = (before: readonly string[], after: readonly string[]) =>
  before.length > 0 &&
  before.length <= 6 &&
  before.every(
    (one) => students.has(one) || /^(?:and|or|,|new|motivated|curious|prospective|from|any|level)$/.test(one),
  ) &&
  before.some((one) => students.has(one) && !/^(?:students?|candidates|applica.*|proposals|trainees)$/.test(one)) &&
  (after.length === 0 || /^(?:in|for|from|all|year-round|as)$/.test(after[0]!))

/** "Undergraduates are welcome in the group"; not "students are welcome to attend the seminar". */
export function judgeWelcome({ words, at, before, after, negated }: Place): Polarity | null {
  if (!/^(?:welcomed?|encouraged)$/.test(words[at]!)) return null
  // "Enquiries are encouraged"; "students are encouraged to apply" is an invitation.
  if (
    words[at] === 'encouraged' &&
    !(after.length === 0 && /\b(?:e|i)nquiries|applications|proposals\b/.test(join(before)))
  )
    return null
  if (isWelcomeList(before, after)) return 'yes'
  if (!before.slice(-3).some((one) => one === 'are' || one === 'is' || one === 'be')) return null
  // "You would be welcome as a thesis student."
  if (before.includes('you') && after[0] === 'as' && !negated) return findStudent(words, at + 1, 5) >= 0 ? 'yes' : null
  const named = hasAny(words.slice(0, at), students)
  const isOfStudents = hasAny(before, students) || (named && /\b(?:you|those|they)\b/.test(join(before)))
  if (!isOfStudents || hasAny(before, others) || hasAny(words, blockers)) return null
  if (isOfCourse(words) || isConditional(before.filter((one) => one !== 'if'))) return null
  if (after[0] === 'at') return null
  if (
    after[0] === 'to' &&
    !/^(?:apply|contact|join|inquire|enquire|propose|pursue|work|visit|help|do|come|rotate|write)$/.test(after[1] ?? '')
  )
    return null
  return negated ? 'no' : 'yes'
}
