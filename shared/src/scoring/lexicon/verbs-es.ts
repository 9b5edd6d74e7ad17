/** Stems of Spanish action verbs. `verb-forms.ts` checks the endings. */
export const ACTION_STEMS_ES: readonly string[] =
  `abr aceler acompan acord actualiz adapt administr adquir ajust alcanz ampli analiz apert aplic aport aprob arm
articul ases asesor asegur asign atend atra audit aument automatiz autor ayud baj brind busc calcul calibr canaliz
capacit capt cerr certific clasific codific colabor comand comercializ compil complet compr comprob comunic conceb
conduc configur conform consegu consolid constru consult contabiliz contact contrat contribu control convert coordin
corrig cotiz cre cubr cuid cultiv cumpl defin deleg demostr depur desarroll descubr desempen desplieg despleg detect
determin diagnostic dict dirig disen disminu distribu diversific document domin dupliq duplic edit educ efectu ejecut
ejerc elabor elev elimin emprend encabez ensen ensambl entreg entren entrevist envi equilibr escal escrib especific
estabiliz establec estandariz estim estructur estudi evalu evit exced expand explic export exten extraj fabric facilit
facturn factur firm foment form formul fortalec fund gan garantiz gener gestion gui habilit identific ilustr impart
implant implement import impuls inaugur increment influ inform ingres inici innov inspeccion inspir instal instruy
instru integr interpret introdu invent inventari invert investig lanz lider lideraz llev logr maneja manej mantuv manten
maximiz mecaniz med mediat mejor migr minimiz model moderniz modific monitor mont motiv multiplic negoci observ obtuv
obten ofrec oper optim optimiz orden organiz orient particip percib perfeccion pilot planific plane plante potenci
prepar present presid presupuest prevend prev previn preven prioriz prob proces produc produj program promoc promov
promuev propus propon prospect protagoniz proteg prove public realiz recaud reclut reconoc recort recuper redact redis
redisen reduc reduj reemplaz reestructur refactoriz reforz refuerz registr regul rehabilit relanz renegoci renov
reorganiz repar report represent resolv resuelv respald restaur restructur revis rentabiliz rescat salv segment selecc
seleccion simplific sistematiz solucion soport subi super supervis surt sustitu tramit traduc traduj transfer transform
trasla trat triplic trip tutor tutoriz ubic unific us utiliz valid valor vend verific vigil vincul visit`.split(/\s+/)

/** Action nouns without one of the endings that `verb-forms.ts` recognizes. */
export const ACTION_NOUNS_ES: ReadonlySet<string> = new Set(
  `diseno desarrollo manejo control liderazgo analisis apoyo soporte desempeno seguimiento mantenimiento trabajo montaje
cierre compra venta apertura mejora ahorro aumento logro lanzamiento despliegue registro inventario cobro pago envio
entrega puesta impulso fomento refuerzo ajuste arranque asesoria auditoria consultoria tutoria docencia busqueda captura
prueba pruebas reporte reportes calculo cuidado trato uso estudio estudios levantamiento acompanamiento incremento
recorte rediseno traslado descenso acogida acopio alquiler arqueo arqueos arreglo arreglos aseo asistencia auxilio calculos cambio cambios canje carga
cargue cata charla charlas chequeos cierres clases cobranza cobranzas cobros colecta conteos convocatoria convocatorias copia copias corte cortes cosecha cria crianza cuadre
cuidados curaciones curas custodia defensa desbroce descarga descargue despacho despachos despiece diagnosticos dibujo dictamen disenos embarque
empaque encuesta encuestas enlace ensayo ensayos entregas entrevista entrevistas envios escolta escrutinio estiba examen examenes gerencia guardia
guardias inventarios izaje levantamientos limpieza llamadas maniobra maniobras masajes mezcla mudanza mudanzas pagos patrulla permuta pesca poda
podas prestamo presupuestos propuesta propuestas recarga recibo recogida reforma reformas refuerzos registros repartos reserva reservas resguardo
respuesta riego rondas seguimientos siembra simulacros socorro subasta suministro suministros talleres toma trabajos traslados traspaso transporte
trasplante tratamientos triage tutela ventas viajes`.split(/\s+/),
)

/** Nouns with an action-noun ending that do not name an action. */
export const NON_ACTION_NOUNS_ES: ReadonlySet<string> = new Set(
  `informacion seccion organizacion institucion fundacion asociacion corporacion departamento conocimiento conocimientos
educacion formacion experiencia region estacion nacion vigilante direccion: condicion opcion habitacion`.split(/\s+/),
)

/** Those of them that name an action where its object follows: `Organización de eventos`. */
export const ACTIONS_WITH_OBJECT_ES =
  /^(?:organizacion|formacion|direccion|educacion|alta|altas|baja|bajas|cura|orden) (?:de|del|y)$/

/** First and third persons of the present without a stem of the list; other words have the same stems. */
export const PRESENT_FORMS_ES: ReadonlySet<string> = new Set(
  `abarco abastezco abro aconsejo acudo adquiero agendo agilizo alimento almaceno alquilo animo anoto aprendo apruebo armo arreglo asisto
atiende atiendo barro catalogo cierro cocino coloco concilio confecciono conozco consigo contesto convierto coso creo curo debo decido
decoro dedico demuestro descargo desmonto devuelvo digitalizo dinamizo dirijo divulgo doy elijo embalo emito encuentro
envaso establezco examino expongo extraigo fijo filmo fumigo genero grabo guardo hace hago imprimo intervengo inyecto lavo leo levanto lidera lidero
limpio llamo mantiene maquillo mezclo mido modero muestro notifico ofrece ofrezco opera opero peino pinto plancho planeo podo pongo proporciono
protejo pruebo recepciono recibe reciclo recojo recopilo reconozco recorro recupero renuevo repongo respondo retiro reuno rotulo saco siembro
sirve sirvo soldo sugiero suministro supero tabulo taladro tapizo tomo traigo transcribo transfiero transporto vacuno viajo`.split(
    /\s+/,
  ),
)

/** Infinitives in -er, also with a prefix: other words in -er are mostly nouns, in both languages. */
export const INFINITIVE_ER_ES =
  /(?:absorber|adecer|aprender|atender|barrer|beber|caer|ceder|cender|cocer|coger|comer|conocer|converger|correr|coser|creer|crecer|deber|defender|ejercer|entender|establecer|extender|fortalecer|favorecer|hacer|humedecer|leer|llecer|meter|morder|mover|ofrecer|perder|poder|poner|prever|poseer|prender|proteger|proveer|pertenecer|permanecer|quecer|querer|recer|saber|responder|romper|satisfacer|solver|suspender|tecer|temer|tejer|tener|torcer|traer|valer|vencer|vender|verter|volver)$/

/** Words in -ar and -ir that are no infinitives. */
export const NON_INFINITIVES_ES: ReadonlySet<string> = new Set(
  `angular auxiliar bienestar calendar celular circular colegiar collar complementar consular curricular dollar escolar estelar familiar
grammar guitar hogar interdisciplinar lugar militar modular molecular multidisciplinar nuclear par particular peculiar popular
preescolar radar regular secular seglar seminar similar singular solar souvenir titular vascular webinar cardiovascular
extracurricular polar lunar tutelar scholar pillar sugar chair repair affair`.split(/\s+/),
)

/** Openings that name a duty instead of an action, on normalized text. */
export const WEAK_OPENERS_ES: readonly RegExp[] = [
  /^(fui |soy |era |estuve )?(el |la )?(responsable|encargad[oa]) (de|por|del)\b/,
  /^responsab/,
  /^(mis |las |entre mis |principales )?(tareas|funciones|labores|actividades|obligaciones)\b/,
  /^(estuve |estar |estando )?a cargo (de|del)\b/,
  /^(ayude|ayudar|ayudando|ayudo|ayuda)\b/,
  /^(apoye|apoyar|apoyando|apoyo|apoyo)\b/,
  /^(trabaje|trabajar|trabajando)\b/,
  /^(participe|participar|participando|participacion)\b/,
  /^(hice|hacer|haciendo|hago|tuve|tener|teniendo|era|fui|estuve)\b/,
  /^(conocimientos?|manejo basico)\b/,
  /^(varios|varias|diversos|diversas|diferentes|distintos|distintas|algunos|algunas|muchos|muchas)\b/,
]
