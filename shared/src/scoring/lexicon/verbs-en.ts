/** Base forms of English action verbs. `verb-forms.ts` derives the inflected forms. */
export const ACTION_VERBS_EN: readonly string[] =
  `accelerate achieve acquire adapt administer advise advocate align allocate analyze analyse apply appoint approve
architect arrange assemble assess assign attain attract audit author automate award balance boost brief budget build
calculate calibrate centralize champion clarify coach code collaborate collect combine complete compile compose compute
conceive conduct configure consolidate construct consult containerize contract contribute control convert convince
coordinate craft create cultivate curate customize cut debug decrease define delegate deliver demonstrate deploy derive
design detect determine develop devise diagnose direct discover dispatch diversify document double draft drive earn edit
educate elevate eliminate employ enable encourage enforce engage engineer enhance enlarge ensure establish estimate
evaluate examine exceed execute expand expedite experiment extend extract facilitate file finalize finance forecast
forge form formalize formulate foster found fulfill fund gain gather generate govern grow guide handle harden head hire
host identify illustrate implement improve improvise inaugurate increase influence inform initiate innovate inspect
inspire install institute instruct integrate interpret interview introduce invent inventory investigate invoice issue
launch lead lecture leverage license liaise lift list localize log lower maintain manage manufacture map market maximize
measure mediate mentor merge migrate minimize model moderate modernize monitor motivate navigate negotiate observe obtain
open operate optimize optimise orchestrate order organize organise orient originate overhaul oversee own package partner
perform persuade pilot pioneer plan prepare present preserve prevent price prioritize process procure produce profile
program project promote propose prospect prototype prove provide publish purchase qualify quantify raise rank rebrand
rebuild recommend reconcile record recover recruit redesign reduce refactor refine reform refresh register regulate
rehabilitate reinforce release remodel renegotiate reorganize repair replace replicate report represent research resolve
respond restore restructure retain revamp review revise revitalize route run save scale schedule screen script secure
sell serve set shape ship simplify solve source spearhead specify sponsor staff standardize start steer streamline
strengthen structure study succeed supervise supply surpass surpassed survey sustain synthesize systematize tailor target
teach test tighten track trade train transcribe transfer transform translate treat trim triple troubleshoot turn tutor
uncover unify update upgrade validate verify visualize volunteer weld win wire write yield`.split(/\s+/)

/** Irregular past form → base form. */
export const IRREGULAR_PAST_EN: Readonly<Record<string, string>> = {
  built: 'build',
  led: 'lead',
  ran: 'run',
  wrote: 'write',
  drove: 'drive',
  grew: 'grow',
  won: 'win',
  taught: 'teach',
  sold: 'sell',
  oversaw: 'oversee',
  cut: 'cut',
  set: 'set',
  rebuilt: 'rebuild',
  forecast: 'forecast',
  made: 'make',
  took: 'take',
  gave: 'give',
  brought: 'bring',
  began: 'begin',
  spoke: 'speak',
  held: 'hold',
  kept: 'keep',
  got: 'get',
  did: 'do',
  went: 'go',
  saw: 'see',
  found: 'found',
  sought: 'seek',
  spent: 'spend',
  stood: 'stand',
  chose: 'choose',
  met: 'meet',
  fought: 'fight',
  shrank: 'shrink',
  spun: 'spin',
  sped: 'speed',
}

/** Openings that name a duty instead of an action, on normalized text. */
export const WEAK_OPENERS_EN: readonly RegExp[] = [
  /^(was |were |been )?responsible (for|of)\b/,
  /^responsib/,
  /^(job )?duties( included| include)?\b/,
  /^tasks?( included| include|:)/,
  /^(was |were )?(in charge of|tasked with|charged with|involved (in|with))\b/,
  /^(helped|help|helping|assisted|assist|assisting|aided)\b/,
  /^(worked|work|working)\b/,
  /^(participated|participate|participating|took part)\b/,
  /^(did|do|doing|got|had|have|was|were|am|is)\b/,
  /^(made|make|making) (sure|certain)\b/,
  /^(familiar|exposed|exposure|experience|experienced|knowledge)\b/,
  /^(various|several|different|some|many)\b/,
]
