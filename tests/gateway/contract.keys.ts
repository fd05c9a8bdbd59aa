/** The keys of a contract on the wire (shapes, "Contract"). */
export const contractKeys = [
  ..."id contract_number quote_id cliente_id status trip_type forma_pago numero_pasajeros pasajero_titular documento_titular".split(
    " ",
  ),
  ..."precio_total total_pagado saldo_pendiente progreso_pago tiene_cuota_inicial cuota_inicial_porcentaje cuota_inicial_monto".split(
    " ",
  ),
  ..."fecha_vencimiento_inicial cuota_inicial_pagada fecha_pago_inicial numero_cuotas_restantes monto_restante valor_cuota_restante".split(
    " ",
  ),
  ..."fechas_vencimiento_cuotas cuotas_pagadas fechas_pago_cuotas fecha_inicio_viaje fecha_fin_viaje fecha_firma signed_at".split(
    " ",
  ),
  ..."contrato_pdf_url contrato_pdf_generado_at observaciones condiciones_especiales cliente_fecha_nacimiento cliente_tipo_documento".split(
    " ",
  ),
  ..."cliente_documento_identidad cliente_direccion cliente_ciudad cliente_pais cliente_nacionalidad cliente_codigo_postal contractItem".split(
    " ",
  ),
  ..."has_converted_items items_count auto_conversion_success auto_conversion_items_count auto_conversion_date auto_conversion_summary".split(
    " ",
  ),
  ..."margen_bruto created_at updated_at version Cliente Quote".split(" "),
];
/** The keys of a contract's item on the wire (shapes, "ContractItem"). */
export const itemKeys = [
  ..."id contract_id quote_id tipo descripcion detalle detalle_datos cantidad precio_unitario precio_total costo_proveedor ganancia porcentaje_ganancia".split(
    " ",
  ),
  ..."fecha_inicio fecha_fin fecha_vencimiento_pago fecha_limite_compra fecha_limite_sugerida is_suggested_deadline proveedor".split(
    " ",
  ),
  ..."proveedor_contacto status prioridad requiere_compra alert_status horas_restantes observaciones created_at updated_at version Purchases".split(
    " ",
  ),
];
/** The keys of a record, in the order of the alphabet. */
export const keysOf = (record: object) => Object.keys(record).sort();
/** The keys of a flat answer. */
export const withOk = (keys: readonly string[], ...more: string[]) => [...keys, "success", ...more].sort();
