/**
 * What every installation begins with: an agency and the texts of its pages; and that neither is ever taken
 * away. The texts stand here as they were when this migration landed: what the product says today is the
 * business of `modules/content`.
 */
export const contentBehaviour: readonly string[] = [
  `insert into agency_settings (id, name, legal_name, nit, rnt_number, address, phone, whatsapp, email)
   values (1, 'Travesía', 'Travesía Viajes S.A.S.', '900.123.456-8', '123456', 'Bogotá, Colombia', '(601) 555 0100', '573005550100', 'hola@travesia.test')`,
  `insert into page_texts (key, published, published_html) values ('hero', '# Tu próximo viaje empieza con una conversación

Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.', '<h1>Tu próximo viaje empieza con una conversación</h1>
<p>Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de principio a fin.</p>')`,
  `insert into page_texts (key, published, published_html) values ('about', '## Viajar bien es viajar tranquilo

En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.

## Cómo trabajamos

1. **Cotizas sin compromiso.** Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.
2. **Apruebas y firmas en línea.** Tu contrato es digital, con firma electrónica y un código para comprobarlo.
3. **Pagas a tu ritmo.** Abonas según un plan de pagos y recibes un recibo por cada pago verificado.
4. **Viajas acompañado.** Tu asesor sigue pendiente desde la salida hasta el regreso.

## Quiénes somos

{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.

## Viaja con quien puedes comprobar

Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el [Registro Nacional de Turismo](https://rntsearch.confecamaras.co/).', '<h2>Viajar bien es viajar tranquilo</h2>
<p>En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.</p>
<h2>Cómo trabajamos</h2>
<ol>
<li><strong>Cotizas sin compromiso.</strong> Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.</li>
<li><strong>Apruebas y firmas en línea.</strong> Tu contrato es digital, con firma electrónica y un código para comprobarlo.</li>
<li><strong>Pagas a tu ritmo.</strong> Abonas según un plan de pagos y recibes un recibo por cada pago verificado.</li>
<li><strong>Viajas acompañado.</strong> Tu asesor sigue pendiente desde la salida hasta el regreso.</li>
</ol>
<h2>Quiénes somos</h2>
<p>{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en {direccion}, en el teléfono {telefono} y en el correo {correo}.</p>
<h2>Viaja con quien puedes comprobar</h2>
<p>Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar nuestro registro en el <a href="https://rntsearch.confecamaras.co/" rel="noopener nofollow">Registro Nacional de Turismo</a>.</p>')`,
  `insert into page_texts (key, published, published_html) values ('policies', 'Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.

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

Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.

## 5. A quién los entregamos

Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.

## 6. Tus derechos

Como titular puedes, de forma gratuita:

- Conocer, actualizar y rectificar tus datos.
- Pedir prueba de la autorización que nos diste.
- Saber qué uso les hemos dado.
- Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.
- Presentar quejas ante la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), después de haber acudido a nosotros.

## 7. Cómo ejercerlos

Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:

- **Consultas:** en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.
- **Reclamos:** en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.

## 8. Seguridad y conservación

Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.

## 9. Cookies

Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.

## 10. Vigencia

Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.', '<p>Esta política explica cómo {razon_social} trata los datos personales de sus clientes, viajeros, asesores y visitantes, en cumplimiento de la Ley 1581 de 2012 y del Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.</p>
<h2>1. Responsable del tratamiento</h2>
<p>{razon_social}, NIT {nit}, con domicilio en {direccion}. Correo: {correo}. Teléfono: {telefono}. Registro Nacional de Turismo n.º {rnt}.</p>
<h2>2. Datos que recogemos</h2>
<ul>
<li>De identificación y contacto: nombre, documento, fecha de nacimiento, correo, teléfono, dirección y ciudad.</li>
<li>Del viaje: destino, fechas, acompañantes, preferencias, pasaporte y visas cuando el viaje los exige.</li>
<li>De pago: comprobantes, valores, fechas y entidad. No guardamos números de tarjetas.</li>
<li>De uso de la plataforma: fecha, hora y dirección IP de las autorizaciones y firmas, como prueba de que las diste.</li>
</ul>
<h2>3. Para qué los usamos</h2>
<ol>
<li>Preparar cotizaciones y contratos, reservar y prestar los servicios turísticos que contratas.</li>
<li>Recibir y verificar pagos, emitir recibos y facturas, y cumplir obligaciones contables y tributarias.</li>
<li>Comunicarnos contigo sobre tu viaje: confirmaciones, recordatorios de pago, cambios y atención de solicitudes.</li>
<li>Atender consultas, reclamos, garantías y requerimientos de autoridades.</li>
<li>Enviarte ofertas, solo si lo autorizas y en los horarios y canales de la Ley 2300 de 2023. Puedes dejar de recibirlas cuando quieras.</li>
</ol>
<p>No usamos tus datos para fines distintos ni los vendemos.</p>
<h2>4. Datos sensibles y de menores de edad</h2>
<p>Los datos de salud, como alergias o necesidades de movilidad, son sensibles: entregarlos es opcional y los pedimos solo cuando ayudan a cuidarte durante el viaje. Los datos de niñas, niños y adolescentes los entrega su representante legal y se tratan respetando su interés superior y sus derechos fundamentales.</p>
<h2>5. A quién los entregamos</h2>
<p>Compartimos lo necesario con quienes prestan tu viaje: aerolíneas, hoteles, operadores, aseguradoras y autoridades migratorias, en Colombia o en el país de destino; y con proveedores de tecnología y de pagos que actúan por encargo nuestro y con deber de confidencialidad. Las transferencias a otros países se hacen porque son necesarias para ejecutar el contrato que celebras con nosotros.</p>
<h2>6. Tus derechos</h2>
<p>Como titular puedes, de forma gratuita:</p>
<ul>
<li>Conocer, actualizar y rectificar tus datos.</li>
<li>Pedir prueba de la autorización que nos diste.</li>
<li>Saber qué uso les hemos dado.</li>
<li>Revocar la autorización o pedir que se supriman, cuando no exista un deber legal o contractual de conservarlos.</li>
<li>Presentar quejas ante la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, después de haber acudido a nosotros.</li>
</ul>
<h2>7. Cómo ejercerlos</h2>
<p>Escribe a {correo} con tu nombre, tu documento y lo que solicitas. Si tienes cuenta, también puedes descargar tus datos o pedir su supresión desde tu perfil. El área de servicio al cliente responde por estas solicitudes:</p>
<ul>
<li><strong>Consultas:</strong> en máximo 10 días hábiles. Si no es posible, te avisamos el motivo y respondemos dentro de los 5 días hábiles siguientes.</li>
<li><strong>Reclamos:</strong> en máximo 15 días hábiles desde el día siguiente a su recibo. Si no es posible, te avisamos el motivo y respondemos dentro de los 8 días hábiles siguientes. Si al reclamo le falta información, te la pedimos dentro de los 5 días siguientes.</li>
</ul>
<h2>8. Seguridad y conservación</h2>
<p>Protegemos tus datos con acceso por funciones, conexiones cifradas, copias de seguridad y registro de los cambios. Los conservamos mientras dure la relación contigo y por el tiempo que exijan las normas contables, tributarias y de consumo; después se suprimen o se anonimizan.</p>
<h2>9. Cookies</h2>
<p>Nuestra página guarda en tu navegador solo lo necesario para funcionar: tu sesión, tus preferencias y los avisos que cerraste. No usamos cookies de publicidad.</p>
<h2>10. Vigencia</h2>
<p>Esta política rige desde su publicación en esta página. Si cambia de forma sustancial, te lo informamos por correo antes de aplicarla.</p>')`,
  `insert into page_texts (key, published, published_html) values ('terms', 'Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.

## 1. Nuestra responsabilidad

{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.

## 2. Cotizaciones y precios

Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.

## 3. Contrato y pagos

Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.

## 4. Derecho de retracto

En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.

## 5. Reversión del pago

Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.

## 6. Cambios y cancelaciones

Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.

## 7. Lo que te corresponde

Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.

## 8. Protección de la niñez y del patrimonio

Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.

## 9. Peticiones, quejas y reclamos

Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la [Superintendencia de Industria y Comercio](https://www.sic.gov.co/), que vigila la protección al consumidor.', '<p>Estos términos aplican a la compra de servicios turísticos con {razon_social}, NIT {nit}, RNT n.º {rnt}. Lo que se acuerda en tu contrato firmado prevalece sobre este texto.</p>
<h2>1. Nuestra responsabilidad</h2>
<p>{agencia} está sujeta al régimen de responsabilidad que establecen la Ley 300 de 1996, el Decreto 1075 de 1997, la Ley 1558 de 2012 y el Decreto 2438 de 2010. Como intermediarios, respondemos por lo que ofrecemos y por la organización de tu viaje; las aerolíneas, hoteles y operadores responden por sus propios servicios en los términos de la ley.</p>
<h2>2. Cotizaciones y precios</h2>
<p>Los precios están en pesos colombianos e incluyen los impuestos y cargos indicados. Una cotización es válida hasta la fecha que aparece en ella y está sujeta a disponibilidad. El precio por persona depende del número de viajeros y de la acomodación; los infantes viajan sin costo.</p>
<h2>3. Contrato y pagos</h2>
<p>Tu compra queda en firme cuando firmas el contrato. Los abonos se hacen según el plan de pagos, únicamente a las cuentas a nombre de la agencia o por los medios de esta plataforma. Por cada pago verificado recibes un recibo. El atraso en los pagos puede hacer que se pierdan tarifas o cupos reservados.</p>
<h2>4. Derecho de retracto</h2>
<p>En las ventas a distancia puedes retractarte dentro de los 5 días hábiles siguientes a la celebración del contrato, en los términos del artículo 47 de la Ley 1480 de 2011, siempre que el viaje no comience antes de ese plazo. Te devolvemos todo lo pagado, sin descuentos, dentro de los 15 días calendario siguientes a que nos entregues los datos correctos para hacerlo. Los tiquetes aéreos se rigen por los reglamentos aeronáuticos: el retracto se ejerce dentro de las 48 horas siguientes a la compra y con la anticipación que ellos exigen.</p>
<h2>5. Reversión del pago</h2>
<p>Si pagaste por un medio electrónico y fuiste víctima de fraude, no solicitaste la operación, no recibiste el servicio o este es distinto o defectuoso, puedes pedir la reversión dentro de los 5 días hábiles siguientes, conforme al artículo 51 de la Ley 1480 de 2011 y al Decreto 587 de 2016. Infórmanos y avisa al emisor de tu medio de pago.</p>
<h2>6. Cambios y cancelaciones</h2>
<p>Los cambios dependen de la disponibilidad y de las condiciones de cada proveedor, que te informamos antes de comprar. Si cancelas fuera del plazo de retracto, se descuentan las penalidades de los proveedores y se te devuelve el saldo. Si cancelamos nosotros, te ofrecemos una alternativa equivalente o la devolución total.</p>
<h2>7. Lo que te corresponde</h2>
<p>Verifica que los nombres y documentos de los viajeros sean correctos, y que cuenten con pasaporte vigente, visas, vacunas y permisos de salida de menores cuando se requieran. Llega a tiempo a los puntos de encuentro y respeta las normas de cada lugar.</p>
<h2>8. Protección de la niñez y del patrimonio</h2>
<p>Rechazamos la explotación sexual de niñas, niños y adolescentes en el turismo (Ley 679 de 2001 y Ley 1336 de 2009) y el tráfico de especies de flora y fauna y de bienes del patrimonio cultural. Denuncia cualquier caso ante las autoridades.</p>
<h2>9. Peticiones, quejas y reclamos</h2>
<p>Escríbenos a {correo} o llámanos al {telefono}: respondemos en máximo 15 días hábiles. También puedes acudir a la <a href="https://www.sic.gov.co/" rel="noopener nofollow">Superintendencia de Industria y Comercio</a>, que vigila la protección al consumidor.</p>')`,
  `insert into page_texts (key, published, published_html) values ('agreements', '## Convenios para empresas, colegios y fondos

Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:

- **Tarifas de grupo** desde diez personas, con un asesor dedicado.
- **Pago por cuotas** acordado con la organización, sin intereses.
- **Salidas propias** en las fechas que convengan, con transporte desde tu ciudad.
- **Beneficios por referidos** para quienes inviten a otros viajeros.

Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.', '<h2>Convenios para empresas, colegios y fondos</h2>
<p>Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:</p>
<ul>
<li><strong>Tarifas de grupo</strong> desde diez personas, con un asesor dedicado.</li>
<li><strong>Pago por cuotas</strong> acordado con la organización, sin intereses.</li>
<li><strong>Salidas propias</strong> en las fechas que convengan, con transporte desde tu ciudad.</li>
<li><strong>Beneficios por referidos</strong> para quienes inviten a otros viajeros.</li>
</ul>
<p>Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en máximo dos días hábiles.</p>')`,
  `insert into page_texts (key, published, published_html) values ('contact', '## Hablemos de tu viaje

Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.

Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.', '<h2>Hablemos de tu viaje</h2>
<p>Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a 6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.</p>
<p>Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.</p>')`,
  `insert into page_texts (key, published, published_html) values ('notice_children', 'Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.', '<p>Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.</p>')`,
  `insert into page_texts (key, published, published_html) values ('notice_data', 'Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.', '<p>Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se supriman escribiendo a nuestro correo.</p>')`,
  `insert into page_texts (key, published, published_html) values ('notice_consumer', 'En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.', '<p>En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.</p>')`,
  `create trigger agency_settings_stay before delete on agency_settings for each row execute function refuse_change()`,
  `create trigger page_texts_stay before delete on page_texts for each row execute function refuse_change()`,
];
