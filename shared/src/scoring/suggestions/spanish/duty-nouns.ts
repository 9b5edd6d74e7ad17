/** Infinitive, then the nouns that name its action; normalized. Only nouns whose “de” complement is the verb's object. */
const PAIRS = `abastecer abastecimiento,abrir apertura,actualizar actualizacion,administrar administracion,adquirir adquisicion,
afinar afinacion,ajustar ajuste,alimentar alimentacion,almacenar almacenamiento almacenaje,ampliar ampliacion,analizar analisis,
animar animacion,aplicar aplicacion,aprobar aprobacion,archivar archivo archivado,armar armado,asear aseo,asesorar asesoramiento asesoria,
asfaltar asfaltado,atender atencion,auditar auditoria,automatizar automatizacion,barnizar barnizado,calibrar calibracion,
calcular calculo,cambiar cambio,capacitar capacitacion,captar captacion,cargar carga,catalogar catalogacion,cerrar cierre,
clasificar clasificacion,cobrar cobro,cocinar coccion,colocar colocacion,comercializar comercializacion,comprar compra,comprobar comprobacion,
conducir conduccion,configurar configuracion,conservar conservacion,construir construccion,contratar contratacion,
controlar control,coordinar coordinacion,corregir correccion,cortar corte,coser cosido costura,cosechar cosecha,crear creacion,cuidar cuidado cuidados,
cultivar cultivo,dar,decorar decoracion,definir definicion,descargar descarga,desarrollar desarrollo,desinfectar desinfeccion,despachar despacho,
digitalizar digitalizacion,dinamizar dinamizacion,dirigir direccion,disenar diseno,distribuir distribucion,documentar documentacion,
editar edicion,elaborar elaboracion confeccion,embalar embalaje,emitir emision,empaquetar empaquetado,encuadernar encuadernacion,
ensamblar ensamblaje ensamblado,ensenar ensenanza,entregar entrega,entrenar entrenamiento,entrevistar,enviar envio,envasar envasado,estandarizar estandarizacion,
etiquetar etiquetado,evaluar evaluacion,exportar exportacion,fabricar fabricacion,facturar,fidelizar fidelizacion,formar formacion,
fumigar fumigacion,gestionar gestion,grabar grabacion,identificar identificacion,implantar implantacion,implementar implementacion,
importar importacion,impartir imparticion,imprimir impresion,inspeccionar inspeccion,instalar instalacion,integrar integracion,introducir introduccion,investigar investigacion,
lanzar lanzamiento,lavar lavado,limpiar limpieza,liderar liderazgo,liquidar liquidacion,manejar manejo,manipular manipulacion manipulado,maquetar maquetacion,
medir medicion,migrar migracion,modernizar modernizacion,montar montaje,motivar motivacion,negociar negociacion,
optimizar optimizacion,organizar organizacion,pintar pintado pintura,planchar planchado,planificar planificacion,podar poda,
preparar preparacion,presentar presentacion,presupuestar,procesar procesamiento,producir produccion,programar programacion,promocionar promocion,
publicar publicacion,realizar realizacion ejecucion,recaudar recaudacion,recepcionar,recibir recepcion,reclutar reclutamiento,recoger recogida,recolectar recoleccion,
redactar redaccion,reducir reduccion,reformar,registrar registro,regar riego,rehabilitar rehabilitacion,renovar renovacion,reparar reparacion,repartir reparto,reponer reposicion,
reservar,resolver resolucion,restaurar restauracion,revisar revision,rotular rotulacion,seleccionar seleccion,servir,sembrar siembra,soldar soldadura,
sustituir sustitucion,supervisar supervision,supervisar vigilancia,tapizar tapizado,tasar tasacion,tramitar tramitacion,transportar transporte,traducir traduccion,
trasladar traslado,validar validacion,vacunar vacunacion,vender venta,verificar verificacion,vigilar`

/** Infinitives of the words list, without accents except where the verb has one. */
const ACCENTED: Readonly<Record<string, string>> = { disenar: 'diseñar', ensenar: 'enseñar' }

const entries = PAIRS.split(/,\s*/).map((pair) => pair.trim().split(/\s+/))

/** Normalized noun → infinitive. */
export const VERB_OF_NOUN_ES: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([verb = '', ...nouns]) => nouns.map((noun): [string, string] => [noun, ACCENTED[verb] ?? verb])),
)

/** Nouns that keep their place after “Realicé”: their verb means something else or sounds odd. */
export const LIGHT_NOUNS_ES: Readonly<Record<string, 'el' | 'la'>> = {
  mantenimiento: 'el',
  seguimiento: 'el',
  inventario: 'el',
  arqueo: 'el',
  conciliacion: 'la',
  facturacion: 'la',
}

/** Other verbs of work, so that their present tense is known to be regular or is in `conjugate.ts`. */
export const WORK_VERBS_ES: ReadonlySet<string> = new Set([
  ...new Set(entries.map(([verb = '']) => ACCENTED[verb] ?? verb)),
  ...`acompañar agendar anotar arreglar asegurar asignar asistir atornillar ayudar bordar buscar cambiar cobrar coger conciliar
    contabilizar contestar contactar copiar dibujar doblar elegir empacar escribir estudiar explicar filmar fotografiar fregar freír
    guiar hacer hornear impulsar informar iniciar lijar localizar mejorar mantener mezclar mostrar mover obtener operar ordenar pagar pesar
    pedir peinar promover proponer proteger proveer recomendar recoger rellenar reunir responder restaurar sacar seguir servir tallar tejer
    tomar tornear trazar tratar tutorizar usar utilizar vaciar vestir visitar`.split(/\s+/),
])
