/** Base forms of English action verbs. `verb-forms.ts` derives the inflected forms. */
export const ACTION_VERBS_EN: readonly string[] =
  `abolish abridge absorb abstract accelerate accommodate accompany accomplish achieve acquire activate adapt add address
adjust administer admit adopt advance advertise advise advocate affix aggregate agree aid alert align allocate alter
amend amplify analyse analyze announce anticipate apply appoint appraise apprehend approve arbitrate architect archive
argue arrange ascertain ask assay assemble assert assess assign attach attack attain attend attract auction audit
augment authenticate author authorize automate avert avoid award bake balance bathe blend book boost borrow brew brief
bring broaden broker browse brush budget build calculate calibrate call canvass capture carry carve catalog catalogue
catch categorize cater celebrate centralize champion change chart check choose chop circulate cite clarify classify
clean clear climb clip close coach code collaborate collate collect combine comfort commence commission communicate
compare compete compile complete comply compose compress compute conceive conceptualize conduct confer configure
confirm conserve consolidate construct consult contact contain containerize continue contract contribute control
converse convert convey convince cook cooperate coordinate copy correct correlate counsel count cover craft crawl
create critique cultivate curate cure customise customize cut debug decide decode decorate decrease deduct deepen
defend define delegate delight deliver demolish demonstrate denote depict deploy deposit derive describe deserialize
design detect deter determine develop devise devote diagnose dig digest digitise digitize direct discharge discipline
discover discuss dismantle dispatch dispense display dispose dissect distribute diversify divert divide document
double draft drain drill drive dry dub dust dye earn edit editorialize educate elaborate elect elevate elicit
eliminate embed embrace emphasize employ emulate enable encode encourage enforce engage engineer enhance enlarge
enlist enrich enroll ensure enter entertain enumerate equip erect escalate escort establish estimate etch evaluate
examine exceed execute exhibit expand expedite experiment exploit explore export expose extend extinguish extract
fabricate facilitate familiarize fasten feed fetch fight file fill filter finalize finance finish fix flag fold follow
forecast forge form formalize formulate forward foster found freelance fulfill fund furnish fuse gain gather gauge
generate give govern grade graph greet grind grow guard guide halt handle harden harvest head heat heighten hire hold
host hunt identify ignite illuminate illustrate imagine immunize implement import impress improve improvise inaugurate
incorporate increase index induce infer influence inform initiate inject innovate insert inspect inspire install
institute instruct insulate insure integrate interact interpret intervene interview introduce invent inventory
investigate invite invoice isolate issue itemize iterate join judge justify keep label laminate landscape launch
launder lay lead lecture lend leverage liaise license lift lighten link liquidate list listen load lobby localize
locate lock log loosen lower lubricate maintain make manage manufacture map market marshal match maximize measure
mediate mentor merge migrate minimize mitigate mix mobilize model moderate modernize modify monitor mop motivate mount
move mow multiply narrate navigate negotiate nominate normalize notify nurture obey observe obtain offer onboard open
operate optimise optimize orchestrate order organise organize orient originate outline outperform outsource overcome
overhaul oversee own pack package paint parse partner pass patch patrol pave penetrate perform persuade photograph
pick pilot pioneer place plan plant plot polish portray praise predict prepare prescribe present preserve press
prevent price print prioritize probe process proclaim proctor procure produce profile program progress prohibit
project promote prompt proofread propagate propose prospect protect prototype prove provide prune publish pull pump
purchase pursue push qualify quantify quilt raise rank rationalize reach react realise realize reassure reboot rebrand
rebuild receive reckon recognize recommend reconcile reconstruct record recover recreate recruit rectify recycle
redesign redirect rediscover reduce refactor refer refill refine reform refresh refurbish refuse register regulate
rehabilitate rehearse reinforce reinvent reject relay release relocate remind remodel remove render renegotiate renew
renovate rent reorder reorganize repackage repair replace replenish replicate report represent repurpose request
rescue research reserve reshape resize resolve respond restock restore restructure retain retrieve return reuse revamp
reveal reverse review revise revitalize reward rewire rewrite rinse rotate route run sample sand sanitize satisfy save
scale scan schedule scope score screen script sculpt seal search seat secure segment seize select sell send separate
sequence serialize serve service set settle sew shape share sharpen shift ship shoot shop shovel show shrink sign
simplify simulate sing sketch slice smooth soften solder solicit solve sort source speak spearhead specialise
specialize specify spin sponsor spray stabilize stack staff stage stain standardize start steam steer sterilize
stimulate stitch stock stop store strategize streamline strengthen stretch strike strip structure study subcontract
submit subscribe substitute succeed suggest sum summarize supervise supplement supply suppress surpass surpassed
survey suspend sustain sweep swim switch symbolize sync synchronize synthesize systematize tabulate tailor take talk
target taste teach tell tend terminate test thicken thread tighten tile tow trace track trade train transact
transcribe transfer transform transition translate transmit transport travel treat trim triple troubleshoot tune turn
tutor uncover undertake underwrite unify unite unload unpack update upgrade uphold upload use usher utilise utilize
vacuum validate ventilate verbalize verify vet visit visualize volunteer wash weave weigh welcome weld widen win
winterize wire withdraw witness wrap write yield`.split(/\s+/)

/** More base forms that lines open with. They are only recognized: their other forms are not derived. */
export const OPENING_VERBS_EN: readonly string[] =
  `acclimate acknowledge affirm amass animate annotate answer apologize articulate attest babysit backfill become begin
bolster braze capitalize caulk certify chaperone choreograph circumvent combat compensate comprehend conclude conquer
deburr decipher declare decommission dedicate defuse degrease deliberate demand depose descale dictate differentiate
dilute disassemble disburse disclose disconnect disinfect disseminate dissuade distill donate download dredge
duplicate earmark elucidate embark embody embroider empathize empower encompass encounter encrypt endorse energize
engrave entrust envision equalize erase evacuate evolve excavate exemplify explain extrapolate ferment fertilize
finetune fry fundraise galvanize garner generalize glaze grill grout handcraft haul heal hear highlight hinder hone
hydrate hypothesize ideate immerse impart incentivize include incubate individualize infuse initialize inquire
instigate instil instill institutionalize intensify intubate invigilate irrigate juggle knead knit know learn leave
litigate magnify manipulate marinate mash mature mechanize medicate meet melt mend neutralize notarize nourish
offboard offload outpace outsell oxygenate palletize pasteurize pay personalize pipette plead plough postpone pour
practise prescreen preside promulgate propel publicize pulverize purify put quadruple rally read realign reap
rearrange reassign recall recast reclaim reconfigure recoup reengineer reestablish refocus regain regenerate reimburse
reinstall reinstate reintegrate rejuvenate relaunch relieve remediate remit rename reorient repatriate repay replan
replatform reposition reproduce reroute resell reset reskill restrain restrict retarget retool retouch retrain
retrofit reunite revalidate revive revolutionize rivet salvage sanitise saute scrape scrub scrutinize seek sensitize
shave shelve shepherd shred sift situate socialize sow splice sterilise stir stow straighten subdue subsidize
substantiate suture swap tackle tally tame tenderize thaw think tidy tokenize toughen transcend transpose triage try
typeset underline underpin understand unearth unlock unveil upcycle uproot upsell upskill urge vaccinate vectorize
warm weatherproof weed wipe wrangle`.split(/\s+/)

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
  troubleshot: 'troubleshoot',
  overcame: 'overcome',
  undertook: 'undertake',
  underwrote: 'underwrite',
  rewrote: 'rewrite',
  bought: 'buy',
  caught: 'catch',
  dealt: 'deal',
  fed: 'feed',
  flew: 'fly',
  sent: 'send',
  shot: 'shoot',
  sang: 'sing',
  swept: 'sweep',
  told: 'tell',
  threw: 'throw',
  withdrew: 'withdraw',
  wove: 'weave',
  drew: 'draw',
  dug: 'dig',
  sewed: 'sew',
  broke: 'break',
  upheld: 'uphold',
  laid: 'lay',
  lent: 'lend',
  swam: 'swim',
  struck: 'strike',
  became: 'become',
  broadcast: 'broadcast',
  froze: 'freeze',
  heard: 'hear',
  knew: 'know',
  learnt: 'learn',
  paid: 'pay',
  put: 'put',
  read: 'read',
  rode: 'ride',
  sowed: 'sow',
  thought: 'think',
  understood: 'understand',
  withheld: 'withhold',
  withstood: 'withstand',
  proofread: 'proofread',
  underwent: 'undergo',
  partook: 'partake',
  typeset: 'typeset',
  babysat: 'babysit',
}

/** Words in -ing that name a field, a thing or a relation instead of an action. */
export const NON_GERUNDS_EN: ReadonlySet<string> = new Set(
  `accounting advertising banking being boarding broadcasting building catering ceiling clothing consulting during engineering
evening everything exciting existing following having heading housing including incoming interesting living lodging manufacturing
marketing meeting morning nothing nursing ongoing outgoing outstanding plumbing programming promising ranking rating regarding remaining
seeking something spring strong string talking thing timing training upcoming wedding wing working writing willing according
challenging growing leading winning hardworking`.split(/\s+/),
)

/** Words before an article that are no verbs: `the`, `a` and `our` follow a verb that opens a line, or one of these. */
export const BEFORE_ARTICLES_EN: ReadonlySet<string> = new Set(
  `about above across after against all almost along alongside also although always amid among and any around as at based because before behind
being below beneath beside besides between beyond both but by concerning considering currently despite down during each either even except for
former from given had half has have having here how if in inside into is it just later like many mostly near nearly neither next nor not now of
off often on once only onto opposite or out outside over part past per plus quite rather regarding since so sometimes soon such than that then
there these this those though through throughout till to together toward towards twice under underneath unlike until up upon used using versus
via was were what when where whereas which while who whose why with within without yet`.split(/\s+/),
)

/** Openings that name a duty instead of an action, on normalized text. */
export const WEAK_OPENERS_EN: readonly RegExp[] = [
  /^(was |were |been )?responsible (for|of)\b/,
  /^responsib/,
  /^(job )?duties( included| include)?\b/,
  /^tasks?( included| include|:)/,
  /^(was |were )?(in charge of|tasked with|charged with|involved (in|with))\b/,
  /^(helped|help|helping|assisted|assist|assisting|aided)\b/,
  /^(worked|working|work (on|with|in|as|for|at|under|closely|alongside|together))\b/,
  /^(participated|participate|participating|took part)\b/,
  /^(did|do|doing|got|had|have|was|were|am)\b/,
  /^(made|make|making) (sure|certain)\b/,
  /^(familiar|exposed|exposure|experience|experienced|knowledge)\b/,
  /^(various|several|different|some|many)\b/,
]
