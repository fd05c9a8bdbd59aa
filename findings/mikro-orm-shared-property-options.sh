#!/usr/bin/env bash
# @mikro-orm/decorators 7.2.1 (npm) writes into the options that a decorator is given: @Property(day) puts the property's name into `day`,
# and the next property that shares the constant reads it as the name of its column. So Stay.until is stored in a column «leaves», which only
# Trip has, and nothing is said; two such properties in one entity are refused as duplicate columns. A constant of options for a type of
# column is ordinary JavaScript, and the documentation does not say that each property needs a copy. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mikro-orm/core@7.2.1 @mikro-orm/decorators@7.2.1 @mikro-orm/sqlite@7.2.1 reflect-metadata@0.2.2 >/dev/null
cat >run.mjs <<'JS'
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { MikroORM } from "@mikro-orm/sqlite";

const day = { type: "date" };
class Trip {}
PrimaryKey({ type: "integer" })(Trip.prototype, "id");
Property(day)(Trip.prototype, "leaves");
Entity({ tableName: "trips" })(Trip);
class Stay {}
PrimaryKey({ type: "integer" })(Stay.prototype, "id");
Property(day)(Stay.prototype, "until");
Entity({ tableName: "stays" })(Stay);

const orm = await MikroORM.init({ entities: [Trip, Stay], dbName: ":memory:" });
const sql = await orm.schema.getCreateSchemaSQL();
console.log(sql.split("\n").filter((line) => line.startsWith("create table")).join("\n"));
await orm.close();
JS
seen=$(node run.mjs)
echo "$seen"
grep -q 'create table `stays` (.*`leaves` date' <<<"$seen"
if grep -q 'until' <<<"$seen"; then exit 1; fi
