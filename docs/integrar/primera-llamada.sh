#!/usr/bin/env bash
# La primera llamada de un consumidor que ya existe: entra con correo y contraseña, y lee sus cotizaciones.
# Un programa nuevo usa un token de acceso y se ahorra el primer paso.
#   TRAVESIA, CORREO, CLAVE
set -euo pipefail

token=$(jq --null-input --arg email "$CORREO" --arg password "$CLAVE" '{$email, $password}' |
  curl --silent --show-error --fail-with-body "$TRAVESIA/user/login" \
    --header 'Content-Type: application/json' --data @- |
  jq --raw-output .token)

curl --silent --show-error --fail-with-body "$TRAVESIA/quotes?limit=5" --header "Authorization: Bearer $token" |
  jq '{total, quotes: [.quotes[] | {quote_number, nombre_cliente, status, precio_total}]}'
