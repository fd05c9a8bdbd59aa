import ts from "typescript";

/**
 * Returns the sources of the API as the compiler sees them. Of the libraries only class-validator is read,
 * whose options carry sentences: reading all of them takes ten times as long.
 */
export function programOf(root: string): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, " "));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(`${root}api/tsconfig.json`, {}, host);
  if (!config) throw new Error("api/tsconfig.json cannot be read");
  const options: ts.CompilerOptions = { ...config.options, types: [], incremental: false };
  const compilerHost = ts.createCompilerHost(options);
  compilerHost.resolveModuleNameLiterals = (names, from, _redirected, given) =>
    names.map(({ text }) =>
      /^\.|^class-validator$/.test(text) || from.includes("/node_modules/class-validator/")
        ? ts.resolveModuleName(text, from, given, ts.sys)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(config.fileNames, options, compilerHost);
}
