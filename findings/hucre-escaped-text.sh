#!/usr/bin/env bash
# hucre 1.0.0 (npm) does not give back a text that looks like an escape of the format: the cell «REF_x0041_9», written
# by its writeXlsx, comes back from its own readXlsx as «REFA9». It writes control characters as _xHHHH_ and resolves
# them when it reads, but leaves a text that already holds such a form as it is, where ECMA-376 part 1, 22.9.2.19
# (ST_Xstring) has its underscore written as _x005F_. openpyxl, Excel and SheetJS resolve the form alike, so each of them
# shows the other text. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 >/dev/null
cat >run.mjs <<'JS'
import { readXlsx, writeXlsx } from "hucre";
const back = async (text) => (await readXlsx(await writeXlsx({ sheets: [{ name: "A", rows: [[text]] }] }))).sheets[0].rows[0][0];
console.log(JSON.stringify([await back("a\rb"), await back("REF_x0041_9")]));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '["a\rb","REFA9"]' ]
