#!/usr/bin/env bash
# node-ical 0.27.2 (npm) cuts the quoted value of a parameter at its first semicolon: of
# LOCATION;ALTREP="https://hotel.example/map;room=4":Sala 4 it makes two parameters, ALTREP «"https://hotel.example/map»
# and a ROOM «4"» that nobody wrote, each with half of the quotes. RFC 5545, 3.1 and 3.2: a value within quotes may have colons, semicolons
# and commas, and the quotes are no part of it. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.27.2 >/dev/null
cat >run.mjs <<'JS'
import ical from "node-ical";
const file = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//trip//ES", "BEGIN:VEVENT", "UID:1@hotel.example",
  "DTSTAMP:20261101T000000Z", "DTSTART:20261104T150000Z", "SUMMARY:Hotel",
  'LOCATION;ALTREP="https://hotel.example/map;room=4":Sala 4', "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");
const event = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === "VEVENT");
console.log(JSON.stringify(event.location));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '{"params":{"ALTREP":"\"https://hotel.example/map","ROOM":"4\""},"val":"Sala 4"}' ]
