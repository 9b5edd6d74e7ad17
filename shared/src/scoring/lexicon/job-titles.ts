/** Common job titles that mean the same, one occupation a line, English and Spanish, normalized. Own list. */
export const OWN_JOB_TITLES = `nurse|registered nurse|staff nurse|enfermero|enfermera|due|licenciada en enfermeria
nursing assistant|certified nursing assistant|cna|auxiliar de enfermeria|tcae|tecnico en cuidados auxiliares de enfermeria
care assistant|carer|caregiver|care worker|support worker|gerocultor|gerocultora|cuidador|cuidadora|auxiliar de geriatria|auxiliar de ayuda a domicilio
cook|line cook|cocinero|cocinera
chef|head chef|chef de cocina|jefe de cocina|jefa de cocina
sous chef|segundo de cocina|subchef
waiter|waitress|server|camarero|camarera|mozo|moza|mesero|mesera|garzon
warehouse operative|warehouse worker|warehouse associate|mozo de almacen|operario de almacen|auxiliar de almacen|almacenista
forklift driver|forklift operator|carretillero|carretillera|montacarguista|operador de montacargas
truck driver|lorry driver|hgv driver|camionero|conductor de camion|chofer de camion|conductor de trailer|trailero
delivery driver|repartidor|repartidora|chofer repartidor
teacher|school teacher|maestro|maestra|profesor|profesora|docente
primary school teacher|elementary teacher|maestro de primaria|maestra de primaria|maestro de educacion primaria|profesor de primaria
accountant|contador|contadora|contable|contador general
accounts assistant|bookkeeper|accounting assistant|auxiliar contable|auxiliar de contabilidad|administrativo contable
developer|software developer|software engineer|programmer|desarrollador|desarrolladora|programador|programadora|ingeniero de software|desarrollador de software
backend developer|backend engineer|desarrollador backend|programador backend
frontend developer|frontend engineer|desarrollador frontend|programador frontend
data analyst|analista de datos
data engineer|ingeniero de datos
devops engineer|ingeniero devops|site reliability engineer|sre
qa engineer|qa automation engineer|tester|test engineer|software tester|analista de pruebas|ingeniero qa
product manager|gestor de producto|responsable de producto|jefe de producto|product owner
project manager|jefe de proyecto|jefa de proyecto|gerente de proyectos|gestor de proyectos
sales representative|sales rep|account executive|comercial|representante de ventas|ejecutivo de ventas|ejecutiva de ventas|asesor comercial|vendedor
shop assistant|sales assistant|retail associate|dependiente|dependienta|vendedor de tienda
electrician|electricista|oficial electricista|tecnico electricista
plumber|fontanero|plomero|gasfiter
welder|soldador|soldadora
mechanic|diesel mechanic|mecanico|mecanica
hvac technician|hvac service technician|tecnico de climatizacion|tecnico frigorista|frigorista
receptionist|hotel receptionist|front desk agent|recepcionista|recepcionista de hotel
cleaner|cleaning operative|janitor|housekeeper|limpiador|limpiadora|personal de limpieza|operario de limpieza
security guard|security officer|vigilante de seguridad|guardia de seguridad
lawyer|attorney|solicitor|abogado|abogada
pharmacist|farmaceutico|farmaceutica
physiotherapist|physical therapist|fisioterapeuta|kinesiologo
social worker|trabajador social|trabajadora social
dental assistant|dental nurse|auxiliar de odontologia|higienista dental|asistente dental
laboratory technician|lab technician|tecnico de laboratorio|quimico analista|analista de laboratorio
civil engineer|ingeniero civil|ingeniera civil
site manager|residente de obra|jefe de obra|construction manager
logistics coordinator|coordinador logistico|coordinadora logistica|coordinador de logistica
human resources generalist|hr generalist|generalista de recursos humanos|tecnico de rrhh|tecnico de recursos humanos
marketing manager|gerente de marketing|responsable de marketing|director de marketing|jefe de marketing
graphic designer|disenador grafico|disenadora grafica
customer support specialist|customer service representative|customer support agent|agente de atencion al cliente|ejecutivo de atencion al cliente|teleoperador
administrative assistant|office administrator|secretary|auxiliar administrativo|auxiliar administrativa|administrativo|administrativa|secretaria|asistente administrativo
`
