#!/usr/bin/env bash
# Una venta de principio a fin: cotización, pasajeros, contrato, pago.
#   TRAVESIA         dirección de Travesía, sin barra al final
#   TOKEN            token de quien vende y contrata (de un gerente o administrador)
#   TOKEN_CONTADOR   token de quien verifica pagos: nadie verifica el pago que registró
#   SALIDA, REGRESO  días del viaje, AAAA-MM-DD
#   HOY              día del pago; por defecto, hoy en Bogotá
set -euo pipefail
HOY=${HOY:-$(TZ=America/Bogota date +%F)}

# llamar MÉTODO RUTA [CUERPO [OPCIONES DE CURL]]: muestra la respuesta; un rechazo termina con su frase.
llamar() {
  local respuesta
  respuesta=$(curl --silent --show-error --fail-with-body --request "$1" "$TRAVESIA$2" \
    --header "Authorization: Bearer $TOKEN" --header 'Content-Type: application/json' \
    ${3:+--data "$3"} "${@:4}") || { jq --raw-output .message <<<"$respuesta" >&2; return 1; }
  echo "$respuesta"
}

# 1. La cotización, con su precio.
cotizacion=$(llamar POST /quotes '{
  "nombre_cliente": "María Fernanda Torres", "email_cliente": "maria@example.com",
  "telefono_cliente": "3001234567", "origen": "Bogotá", "destino": "Cartagena",
  "fecha_ida": "'"$SALIDA"'", "fecha_regreso": "'"$REGRESO"'",
  "numero_personas": 1, "adultos": 1, "trip_type": "nacional"
}' | jq --raw-output .quote.id)
llamar PUT "/quotes/$cotizacion" '{"precio_total": 3000000}' >/dev/null

# 2. Se envía al cliente con su PDF. El cliente acepta por su enlace, o como aquí lo anota quien vende.
llamar POST "/quotes/$cotizacion/send" >/dev/null
llamar PATCH "/quotes/$cotizacion/approve" '{}' >/dev/null

# 3. Los pasajeros: con todos completos, la cotización queda aprobada.
llamar POST "/passengers/quote/$cotizacion/bulk" '{
  "acepta_tratamiento": true,
  "passengers": [{
    "titular": true, "nombre": "María Fernanda", "apellido": "Torres", "tipo_documento": "cc",
    "documento_identidad": "52123456", "fecha_nacimiento": "1985-04-12",
    "email": "maria@example.com", "telefono": "3001234567"
  }]
}' >/dev/null

# 4. El contrato, que el cliente recibe para firmar.
contrato=$(llamar POST /contracts '{"quote_id": "'"$cotizacion"'"}' | jq --raw-output .contract.id)
llamar PATCH "/contracts/$contrato/send" '{}' >/dev/null

# 5. Un pago. Con la misma Idempotency-Key, repetir la llamada no lo registra dos veces.
pago=$(llamar POST /payments '{
  "contract_id": "'"$contrato"'", "monto": 500000, "fecha_pago": "'"$HOY"'", "tipo_pago": "transferencia"
}' --header "Idempotency-Key: anticipo-$contrato" | jq --raw-output .payment.id)
TOKEN=$TOKEN_CONTADOR llamar PATCH "/payments/$pago/verify" '{"status": "verified"}' >/dev/null

# Lo que quedó.
llamar GET "/contracts/$contrato" | jq '.contract | {contract_number, status, precio_total, saldo_pendiente}'
