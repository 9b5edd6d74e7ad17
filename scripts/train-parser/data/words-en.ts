/** Generic English words of resumes, to compose training texts from. Own lists, CC0. */
const list = (text: string): readonly string[] => text.split('|').map((item) => item.trim())

export const ROLES_EN =
  list(`accountant|administrator|advisor|adviser|agent|aide|analyst|animator|apprentice|architect|artist|assistant|associate|attendant|attorney|auditor|babysitter|baker|banker|barista|bartender|bookkeeper|builder|buyer|captain|caregiver|carer|carpenter|cashier|chair|chef|chemist|clerk|cleaner|coach|
collector|consultant|contractor|controller|cook|coordinator|copywriter|counselor|crew member|curator|customer service representative|data entry clerk|dealer|designer|developer|director|dispatcher|doctor|driver|economist|editor|educator|electrician|engineer|estimator|executive|expert|facilitator|fellow|
foreman|founder|co-founder|freelancer|gardener|geologist|grader|guard|guide|handler|head|helper|host|hostess|housekeeper|illustrator|inspector|instructor|intern|interpreter|investigator|janitor|journalist|laborer|lawyer|lead|leader|lecturer|librarian|lifeguard|machinist|maker|manager|marketer|
mechanic|member|mentor|merchandiser|model|moderator|musician|nanny|nurse|officer|operator|organizer|owner|packer|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|physicist|picker|pilot|planner|plumber|porter|postdoctoral researcher|president|producer|professor|programmer|promoter|psychologist|
receptionist|recruiter|representative|reporter|researcher|resident|salesperson|scientist|secretary|security guard|server|shop assistant|social worker|software engineer|solicitor|specialist|statistician|stocker|store manager|strategist|student assistant|supervisor|surveyor|teacher|teaching assistant|team member|technician|
teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|vice president|videographer|volunteer|waiter|waitress|warehouse worker|web developer|welder|worker|writer|internship|research assistant|work experience|CEO|CTO|CFO|COO|VP`)

export const FIELDS_EN =
  list(`sales|production|quality|quality assurance|marketing|digital marketing|purchasing|logistics|warehouse|human resources|systems|project|construction|maintenance|kitchen|front desk|store|retail|shift|accounting|finance|treasury|office|customer service|customer support|cleaning|security|plant|
laboratory|nursing|pharmacy|mathematics|English|history|physics|chemistry|biology|IT|software|data|network|support|business|account|client|events|communications|content|social media|graphic|UX|UI|product|research|development|R&D|operations|transport|delivery|assembly|machine|forklift|hotel|restaurant|bar|
credit|payroll|tax|audit|risk|compliance|inventory|environmental|training|talent|area|regional|district|department|field|electrical|mechanical|civil|structural|chemical|biomedical|telecommunications|database|infrastructure|cloud|DevOps|mobile|web|full stack|front-end|backend|game|video|photo|translation|travel|
sports|fitness|health|emergency|pediatric|clinical|physical|social|legal|library|call center|export|import|supply chain|machine learning|security|cyber security|information technology|sous|line|pastry|senior software|solutions|technical|engineering|investment|insurance|real estate|school|summer camp|graduate|undergraduate|student`)

export const GRADES_EN = list(
  `senior|junior|lead|principal|staff|head|chief|assistant|associate|deputy|acting|trainee|graduate|freelance|part-time|full-time|volunteer|visiting|adjunct|certified|registered|executive|general|global|regional|interim|Sr.|Jr.|student|summer`,
)

export const ORG_TAILS_EN =
  list(`Inc.|Inc|Corp|Company|& Sons|LLC|Ltd|Ltd.|Limited|Corp.|Corporation|Co.|& Co.|PLC|GmbH|LLP|Pvt. Ltd.|Technologies|Solutions|Systems|Software|Consulting|Partners|Group|Holdings|Capital|Ventures|Labs|Studio|Studios|Media|Digital|Networks|Analytics|Robotics|Energy|Foods|Bank|Insurance|Health|Healthcare|Pharma|
Pharmaceuticals|Airlines|Logistics|Motors|Electric|Electronics|Industries|International|Services|Enterprises|Associates|Builders|Construction|Hotel|Resort|Restaurant|Café|Bakery|Grill|Market|Stores|Supermarket|Hospital|Medical Center|Clinic|Care Home|Nursing Home|Dental|Pharmacy|Library|Museum|Theatre|Foundation|Trust|Society|Association|Council|City Council|Church|
Club|Gym|University|College|School|High School|Elementary School|Academy|Law Firm|Agency|Advertising|Publishing|Press|Magazine|Games|Entertainment|Productions|Farms|Nursery|Garage|Auto|Security|Staffing|Recruitment|Realty|Properties|Research Institute|Institute|Laboratory|Police Department|Fire Department|School District`)

export const ORG_HEADS_EN = list(
  `University of|Department of|Ministry of|City of|County of|Bank of|The|Hotel|Royal|National|American|British|Institute of|Office of|Government of|Embassy of|St.|Museum of|Friends of|House of|Centre for|Center for|Hospital of`,
)

export const DEGREE_HEADS_EN =
  list(`Bachelor of Science in|Bachelor of Arts in|Bachelor of|Bachelor's degree in|Bachelor's in|Bachelor degree,|BSc|BSc (Hons)|B.Sc. in|B.S. in|B.S.|BS in|BS,|BA in|BA|BA (Hons)|B.A. in|B.A.|BEng|B.Eng. in|B.Tech in|B.E. in|Master of Science in|Master of Arts in|Master of|Master's degree in|Master's in|MSc|MSc in|M.Sc. in|M.S. in|MS in|MA in|M.A. in|MEng|PhD in|Ph.D. in|PhD|
Ph.D.,|Doctor of Philosophy in|Diploma in|Certificate in|Associate degree in|Associate of Arts in|Associate of Science in|Minor in|Major in|Postgraduate diploma in|Higher diploma in|Graduate certificate in|Certification in|Vocational training in|Bootcamp in|Course in|HND in|NVQ level 3 in|A-levels in|Doctorate in|Degree in|Student of`)

export const DEGREES_EN = list(
  `High School Diploma|High school diploma|GED|GCSEs|A-levels|A Levels|International Baccalaureate|Secondary education|Secondary school certificate|Higher secondary certificate|Senior secondary|Bachelor of Business Administration|BBA|MBA|Master of Business Administration|LLB|LLM|JD|MD|BTEC|Bachelor's degree|Master's degree|PhD|Doctorate|Associate degree|Graduate diploma|Exchange student|Foundation year|Erasmus program|Coding bootcamp`,
)

export const STUDY_FIELDS_EN =
  list(`computer science|software engineering|information technology|information systems|data science|mathematics|applied mathematics|statistics|physics|chemistry|biology|biochemistry|biotechnology|economics|finance|accounting|business administration|business management|marketing|international business|international relations|political science|psychology|sociology|
history|philosophy|English literature|English|linguistics|journalism|communication|media studies|fine arts|graphic design|interior design|fashion design|architecture|civil engineering|mechanical engineering|electrical engineering|electronic engineering|electrical and computer engineering|chemical engineering|industrial engineering|aerospace engineering|biomedical engineering|
environmental science|geology|geography|agriculture|forestry|veterinary science|medicine|nursing|pharmacy|physiotherapy|dentistry|nutrition|public health|education|primary education|early childhood education|social work|law|criminology|tourism|hospitality management|culinary arts|music|film|theatre|sports science|human resources|supply chain management|project management|cyber security|artificial intelligence|web development|game design|health care`)

export const SCHOOL_TAILS_EN = list(
  `University|State University|College|Community College|High School|Secondary School|Institute of Technology|School of Business|Law School|Business School|Academy|Polytechnic|Institute|Grammar School|Medical School|School of Design|Technical College|Sixth Form College|International School|University College|Elementary School|Public School`,
)
export const SCHOOL_HEADS_EN = list(
  `University of|The University of|Technical University of|National University of|State University of|College of|School of|Institute of Technology|Indian Institute of Technology|London School of|Royal College of|Universidade de|Université de|Universität|Universität zu|Technische Universität|Università di|Politecnico di|Hochschule|Lycée|IIT|NIT|St. Mary's College,`,
)

export const OBJECTS_EN =
  list(`customers|the team|orders|invoices|monthly reports|the database|inventory|the register|suppliers|sales|production|the warehouse|records|social media accounts|advertising campaigns|the company website|new features|mobile applications|phone inquiries|patients|students|lessons|teaching materials|the facilities|equipment|machines|processes|costs|
the budget|payroll|taxes|contracts|meetings|events|calendars|drawings|the site|quality standards|safety procedures|merchandise|deliveries|client relationships|sales targets|surveys|market research|research projects|samples|experiments|food|menus|rooms|reservations|tables|the network|servers|incidents|users|new employees|key indicators|dashboards|REST APIs|a web application|machine learning models|a data pipeline|unit tests|user interfaces`)

export const ENDS_EN = list(
  `|for management|across the company|in the sales department|with a team of eight people|on time and within budget|for two years|in order to improve efficiency|nationwide|as needed|and tracked results|in a fast-paced environment|using spreadsheets|and ensured quality|for primary school children|on rotating shifts|with modern tools|and supported other departments|among other tasks|by phone and email|resulting in a 15% increase in sales|reducing delivery times|for over a hundred users|under the supervision of senior staff|using Python and SQL|to meet customer needs|in collaboration with other teams`,
)

export const SKILLS_EN = list(
  `teamwork|leadership|communication|problem solving|time management|punctuality|creativity|adaptability|organization|customer service|cash handling|public speaking|critical thinking|attention to detail|Microsoft Office|Excel|PowerPoint|Word|Photoshop|Illustrator|AutoCAD|SAP|Java|Python|JavaScript|SQL|HTML|CSS|React|Node.js|Git|Docker|Linux|driver's license|first aid|multitasking|native Spanish|fluent English|negotiation|typing`,
)

export const COUNTED_EN = list(
  `modules|courses|hours|students|members|people|projects|years of experience|months|weeks|credits|employees|customers a day|hours a week|subjects|lessons|workshops`,
)

export const CRAFTS_EN =
  list(`blacksmith|weaver|potter|tailor|cobbler|jeweler|glazier|mason|bricklayer|roofer|tiler|plasterer|joiner|cabinetmaker|upholsterer|locksmith|florist|butcher|fishmonger|grocer|winemaker|brewer|farmer|beekeeper|shepherd|fisherman|sailor|ranger|forester|zookeeper|veterinarian|groomer|jockey|referee|umpire|dancer|singer|actor|actress|violinist|conductor|composer|poet|novelist|sculptor|engraver|bookbinder|printer|typesetter|
cartographer|meteorologist|astronomer|botanist|zoologist|chemist|archaeologist|anthropologist|historian|philosopher|theologian|priest|pastor|rabbi|chaplain|nun|monk|soldier|sergeant|lieutenant|colonel|detective|bailiff|judge|magistrate|notary|actuary|broker|auctioneer|appraiser|undertaker|butler|maid|valet|chauffeur|bellhop|usher|crossing guard|lifeguard|fitter|riveter|boilermaker|millwright|rigger|miner|driller|blaster|crane operator`)
