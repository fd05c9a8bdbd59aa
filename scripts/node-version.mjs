import { readFileSync } from "fs";

/** The Nodes that package.json names, each with how it counts from there on. */
const namedNodes = () => {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return engines.node.split(" || ").map((range) => {
    const [, sign, major, minor] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(range);
    return { onlyThisMajor: sign === "^", major: Number(major), minor: Number(minor) };
  });
};

/** The sentence for a version of Node that package.json does not name; null for one that it does. */
export function refusalOfNode(version) {
  const [major, minor] = version.split(".").map(Number);
  const named = namedNodes();
  const fits = (node) =>
    major === node.major ? minor >= node.minor : major > node.major && !node.onlyThisMajor;
  if (named.some(fits)) return null;
  const names = named.map((node) => (node.minor === 0 ? `${node.major}` : `${node.major}.${node.minor}`));
  return (
    `Travesía necesita Node ${names.slice(0, -1).join(", ")} o ${names.slice(-1)} en adelante, ` +
    `y este es Node ${version}: instala uno de ellos, o ejecuta «npm ci» y «npm start», que traen el suyo.`
  );
}
