/**
 * Terms of job ads that mean the same, one concept a line, English and Spanish, normalized. Own list: what ESCO lacks,
 * words of ads and acronyms with their long form.
 */
export const OWN_SYNONYMS = `rest api|rest apis|restful|restful api|api rest|apis rest
stock control|inventory control|control de stock|control de existencias|control de inventario|gestion de stock|inventory management|gestion de inventario
stock taking|stocktake|inventory count|recuento de inventario|toma de inventario
order picking|picking|preparacion de pedidos|surtido de pedidos|order preparation
warehouse management system|wms|sga|sistema de gestion de almacenes
transport management system|tms|sistema de gestion de transporte
enterprise resource planning|erp|sistema de planificacion de recursos empresariales
customer relationship management|crm
user research|investigacion de usuarios|ux research
forklift|carretilla elevadora|carretillero|montacargas|counterbalance forklift|lift truck
reach truck|carretilla retractil
handheld scanner|scanner|radiofrecuencia|pda|rf scanner
haccp|appcc|analisis de peligros y puntos de control criticos
food hygiene|food safety|food handler|food handling|manipulador de alimentos|manipulacion de alimentos|higiene alimentaria
mise en place
food cost|food costing|escandallo|escandallos|costeo de platillos|costeo de recetas
menu development|menu planning|diseno de cartas|elaboracion de menus|creacion de menus
pastry|pasteleria|reposteria
banqueting|banquetes|catering
table service|servicio de mesa|servicio de sala|waiting tables|camarero de sala
bank reconciliation|conciliacion bancaria|conciliaciones bancarias
financial statements|estados financieros|cuentas anuales
purchase ledger|accounts payable|cuentas por pagar|cuentas a pagar|proveedores
sales ledger|accounts receivable|cuentas por cobrar|cuentas a cobrar
vat return|vat|iva|liquidacion de iva
invoicing|billing|facturacion
electronic invoicing|facturacion electronica
month end close|cierre mensual|monthly closing|cierre contable
tax|taxes|impuestos|fiscalidad
intensive care|intensive care unit|icu|uci|cuidados intensivos|critical care|cuidados criticos|unidad de cuidados intensivos
emergency department|emergency room|accident and emergency|urgencias
mechanical ventilation|ventilacion mecanica
advanced life support|soporte vital avanzado|acls
cardiopulmonary resuscitation|cpr|rcp|reanimacion cardiopulmonar|basic life support|bls
electronic health records|electronic health record|ehr|emr|electronic medical records|historia clinica electronica|historia clinica informatizada
medication administration|administracion de medicacion|administracion de medicamentos
wound care|cura de heridas|curas
dementia care|dementia|demencia|demencias|cuidado de personas con demencia|alzheimer
personal care|aseo personal|higiene personal
elderly care|aged care|cuidado de mayores|cuidado de personas mayores|geriatria|gerocultor
end of life care|palliative care|cuidados paliativos
moving and handling|manual handling|movilizacion de pacientes|movilizaciones|manejo manual de cargas
infection control|control de infecciones|infection prevention
driving license|driving licence|driver license|driver licence|carnet de conducir|carne de conducir|permiso de conducir|licencia de conducir|registro de conducir|carnet b|permiso b|licencia de conducir clase b|carnet de conducir b
own vehicle|own car|vehiculo propio|coche propio|movilidad propia
special educational needs|special education|send|sen|necesidades educativas especiales|educacion especial|nee
lesson planning|plan lessons|planificacion de clases|programacion didactica|planeacion de clases
classroom management|manage behavior in the classroom|manage behaviour in the classroom|manejo de grupo|gestion de aula|gestion del aula
project based learning|aprendizaje basado en proyectos|abp
attention to diversity|atencion a la diversidad|inclusive education|educacion inclusiva
unit testing|unit tests|pruebas unitarias|tests unitarios
code review|code reviews|revision de codigo
software testing|pruebas de software|test de software
test automation|automated testing|automatizacion de pruebas|pruebas automatizadas
api testing|pruebas de api|pruebas de apis
infrastructure as code|infraestructura como codigo|iac
monitoring|monitorizacion|monitoreo
web accessibility|accesibilidad web|accessibility|wcag|a11y
open source|codigo abierto|software libre
forecasting|forecast|pronosticos|prevision de ventas|previsiones
statistical modeling|statistical modelling|modelado estadistico|modelos estadisticos
data visualization|visualizacion de datos
pivot tables|tablas dinamicas
key account management|gestion de grandes cuentas|cuentas clave|key account manager
prospecting|lead generation|prospeccion|prospeccion de clientes|captacion de clientes
negotiation|negociacion
contract negotiation|negociacion de contratos
paid search|ppc|pay per click|sem|search engine marketing|google ads
email marketing|email campaigns|campanas de email|campanas de correo
marketing analytics|analitica de marketing|web analytics|analitica web|google analytics
online shop|ecommerce|e-commerce|comercio electronico|tienda online
brand identity|identidad visual|identidad de marca|branding|corporate identity
typography|tipografia
portfolio|portafolio|porfolio
employee relations|relaciones laborales|labor relations|labour relations
benefits administration|administracion de prestaciones|beneficios sociales
payroll|nomina|nominas|liquidacion de sueldos
labor law|labour law|employment law|derecho laboral|legislacion laboral
collective bargaining|negociacion colectiva|convenios colectivos
social security|seguridad social
stakeholder management|gestion de stakeholders|gestion de partes interesadas|gestion de grupos de interes
route planning|planificacion de rutas|planeacion de rutas
last mile|ultima milla|last mile delivery|reparto ultima milla
distribution|distribucion
low voltage|baja tension|rebt|reglamento electrotecnico
switchboards|electrical panels|cuadros electricos|tableros electricos
wiring diagrams|electrical drawings|esquemas electricos|planos electricos|diagramas electricos
blueprint reading|engineering drawings|technical drawings|read blueprints|interpretacion de planos|lectura de planos
photovoltaic|solar panels|fotovoltaica|placas solares|paneles solares|energia solar
occupational risk prevention|prl|prevencion de riesgos laborales|health and safety
preventive maintenance|planned maintenance|mantenimiento preventivo
hydraulics|hidraulica|hydraulic systems
refrigeration|refrigeracion|frio industrial
hvac|heating ventilation and air conditioning|climatizacion|aire acondicionado
heat pump|heat pumps|bomba de calor|bombas de calor
stainless steel|acero inoxidable
window cleaning|limpieza de cristales|limpieza de vidrios
office cleaning|limpieza de oficinas
floor scrubber|fregadora|maquina fregadora
access control|control de accesos|control de acceso
cctv|videovigilancia|circuito cerrado|closed circuit television
first aid|primeros auxilios
hotel reception|front desk|recepcion de hotel|recepcionista de hotel
quality control|control de calidad|qc
good laboratory practice|glp|buenas practicas de laboratorio|bpl
method validation|validacion de metodos|validacion de metodos analiticos
construction|construccion|obra|edificacion|edificaciones
child protection|safeguarding|proteccion de menores|proteccion infantil
customer support|customer service|atencion al cliente|servicio al cliente|soporte al cliente|helpdesk
live chat|chat en vivo|chat en linea
troubleshooting|resolucion de incidencias|resolucion de problemas tecnicos|fault finding
refunds|returns|devoluciones|reembolsos
building automation|building management system|domotica|bms
version control|control de versiones|git
product management|gestion de producto|gestion de productos|product manager
people management|team management|gestion de equipos|gestion de personas|manejo de personal|line management
public procurement|contratacion publica|licitaciones|tenders
translation|traduccion
interpreting|interpretacion
cleaning|limpieza
cooking|cocina
maintenance|mantenimiento
training|capacitacion
planning|planificacion|planeacion
reporting|informes|reportes
research|investigacion
design|diseno
advertising|publicidad
insurance|seguros
banking|banca
manufacturing|fabricacion|manufactura
assembly|montaje|ensamble|ensamblaje
packaging|envasado|empaque|empaquetado
plumbing|fontaneria|plomeria|gasfiteria
carpentry|carpinteria
painting|pintura
gardening|jardineria
welding|soldadura
machining|mecanizado
masonry|bricklaying|albanileria
delivery|reparto
surveying|topografia
harvest|cosecha
hairdressing|peluqueria
sewing|costura|confeccion
tutoring|clases particulares|tutorias
fundraising|captacion de fondos
volunteering|voluntariado
supervision|supervision de personal
risk prevention|prevencion de riesgos
cost control|control de costos|control de costes
budget control|control presupuestario
debt collection|cobranza|gestion de cobros|recobro
import export|comercio exterior|importacion y exportacion|foreign trade
customs clearance|aduanas|despacho aduanero
drug administration|farmacia hospitalaria|hospital pharmacy
blood tests|extracciones de sangre|phlebotomy|flebotomia
vital signs|signos vitales|constantes vitales
cash handling|cierre de caja|arqueo de caja|manejo de caja|manejo de efectivo|cashing up
`
