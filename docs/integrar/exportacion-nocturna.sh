#!/usr/bin/env bash
# Cada noche, los pagos como NDJSON: un objeto JSON por línea.
#   TRAVESIA, TOKEN  el token necesita «Exportar listados»
#   ARCHIVO          dónde se guarda
set -euo pipefail

llamar() { curl --silent --show-error --fail-with-body --header "Authorization: Bearer $TOKEN" "$@"; }

id=$(llamar "$TRAVESIA/v1/exports" --header 'Content-Type: application/json' --data '{
  "kind": "payments", "format": "ndjson", "columns": ["dia", "recibo", "contrato", "valor", "estado"]
}' | jq --raw-output .id)

# Se escribe en segundo plano: se mira cada tanto en qué va.
while
  exportacion=$(llamar "$TRAVESIA/v1/exports/$id")
  estado=$(jq --raw-output .status <<<"$exportacion")
  [[ $estado == waiting || $estado == running ]]
do sleep "${PAUSA:-2}"; done

if [[ $estado != ready ]]; then
  jq --raw-output '.failure // .status' <<<"$exportacion" >&2
  exit 1
fi
llamar "$(jq --raw-output .file_url <<<"$exportacion")" --output "$ARCHIVO.parte"
mv "$ARCHIVO.parte" "$ARCHIVO"
