/** Privacy policy, as required by Ley 1581 de 2012 art. 17 and Decreto 1377 de 2013 art. 13. */
export const policies = `
Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de
la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.

## 1. Responsable del tratamiento

{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.

## 2. Datos que recogemos

- De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.
- Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.
- De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.
- De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.

## 3. Para qué los usamos

1. Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.
2. Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.
3. Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.
4. Atender consultas, reclamos, garantías y requerimientos de autoridades.
5. Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.

No usamos tus datos para fines distintos ni los vendemos.

## 4. Datos sensibles y de menores de edad

Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a
cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés
superior y sus derechos fundamentales.

## 5. A quién los entregamos

Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia
o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las
transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.

## 6. Tus derechos

Como titular puedes, de forma gratuita:

- Conocer, actualizar y rectificar tus datos.
- Pedir prueba de la autorización que nos diste.
- Saber qué uso les hemos dado.
- Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.
- Presentar quejas ante la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), después de haber acudido a nosotros.

## 7. Cómo ejercerlos

Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su
supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:

- **Consultas:** en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.
- **Reclamos:** en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro
  de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días
  siguientes.

## 8. Seguridad y conservación

Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras
dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.

## 9. Cookies

Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos
cookies de publicidad.

## 10. Vigencia

Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.
`;

/** Terms of sale, with the statements that the consumer law requires. */
export const terms = `
Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato
firmado prevalece sobre este texto.

## 1. Nuestra responsabilidad

{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el
Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y
operadores responden por sus propios servicios en los términos de la ley.

## 2. Cotizaciones y precios

Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en
ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.

## 3. Contrato y pagos

Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la
agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan
tarifas o cupos reservados.

## 4. Derecho de retracto

En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del
artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro
de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos
aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.

## 5. Reversión del pago

Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o
defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto
587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.

## 6. Cambios y cancelaciones

Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del
plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una
alternativa equivalente o la devolución total.

## 7. Lo que te corresponde

Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de
salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.

## 8. Protección de la niñez y del patrimonio

Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies
de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.

## 9. Peticiones, quejas y reclamos

Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la
[Superintendencia de Industria y Comercio](https://www.sic.gov.co/), que vigila la protección al consumidor.
`;
