import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { minify } from 'terser'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : new TextDecoder().decode(source))
/** The drawings' notes and indents stay at home: a sixth of their weight. */
const leanDrawings: Plugin = {
	name: 'lean-drawings',
	enforce: 'post',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === 'asset' && file.fileName.endsWith('.svg'))
				file.source = textOf(file.source)
					.replace(/<!--[\s\S]*?-->/g, '')
					.replace(/\n\s*/g, '\n')
	},
}

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
/**
 * A page whose script cannot be fetched fails as one that breaks while it is drawn, so that the frame stays and says so
 * (broken-page.tsx). The router itself would load the page before it again, which without a connection ends at the browser's own error
 * page.
 */
const pagesMayBeMissing: Plugin = {
	name: 'pages-may-be-missing',
	apply: 'build',
	transform(code, id) {
		if (!/react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/.test(id)) return null
		if (!reload.test(code)) throw new Error('The router no longer loads the page again where the script of another one is missing.')
		return { code: code.replace(reload, 'return { default() { throw error; } };'), map: null }
	},
}

/**
 * What no page of ours uses of the libraries that every page carries, by the names of their functions; measured in
 * docs/decisions/0037. Only what a visitor's browser would never run stands here.
 */
const unusedParts: { file: string; names: RegExp }[] = [
	{
		file: 'react-dom/cjs/react-dom-client.production.js',
		names: new RegExp(
			[
				// Pieces that nothing is built from: <ViewTransition>, references to fragments, <SuspenseList>, <Activity>, custom elements.
				'ViewTransition|Fragment(Instance|Handle)|SuspenseList(Component|RenderState)|ActivityComponent$|OnCustomElement',
				// Forms with an `action` of React's, the compiler's memory, `beforeinput` where the browser has none.
				'ActionState|HostTransition|FormComponentIsStateful|TransitionAwareHost|useMemoCache|BeforeInputChars',
				// Hints for the browser from within components, and the names of components around an error.
				'^(preconnectAs|preload|preloadModule|preinit(Style|Script|ModuleScript))$|getStackByFiber',
			].join('|'),
		),
	},
	{ file: 'react-dom/cjs/react-dom.production.js', names: /^exports\.(pre|requestFormReset|useForm)/ },
	{ file: 'react/cjs/react.production.js', names: /^(mapIntoArray|mapChildren|exports\.(useActionState|cache))/ },
	{ file: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js', names: /./ },
	// Counts, infinite queries, and options that are set after the start or by key; nothing waits for a connection (queries.ts).
	{
		file: '@tanstack/query-core/build/modern/queryClient.js',
		names: new RegExp(
			`^(${[
				'isFetching|getQueriesData|fetchInfiniteQuery|prefetchInfiniteQuery|ensureInfiniteQueryData|infiniteQuery',
				'resumePausedMutations|getDefaultOptions|setDefaultOptions|setQueryDefaults|getQueryDefaults|setMutationDefaults|getMutationDefaults',
			].join('|')})$`,
		),
	},
	// No query suspends or throws into a boundary: screens show loading and errors where they stand.
	{ file: '@tanstack/react-query/build/modern/suspense.js', names: /./ },
	{ file: '@tanstack/react-query/build/modern/errorBoundaryUtils.js', names: /./ },
	// Our forms judge, refuse and send by themselves (ui/form): the library keeps what is typed, without rules, errors and lists of fields.
	{
		file: 'react-hook-form/dist/index.esm.mjs',
		names: new RegExp(
			`^(${[
				'validateField|validateForm|executeBuiltInValidation|executeSchemaAndUpdateState|schemaErrorLookup|trigger|shouldRenderByError',
				'_updateIsValidating|_updateValidatingFields|setError|clearErrors|getFieldState|handleSubmit|setFocus|watch',
				'_setFieldArray|isStaleArrayField|hasExplicitNullIntermediate|setValues|resetField|resetDefaultValues|unregister',
			].join('|')})$`,
		),
	},
	// The routes are all known from the start, and nobody measures the router.
	{ file: 'react-router/dist/production/lib/dom/ssr/fog-of-war.js', names: /./ },
	{ file: 'react-router/dist/production/lib/router/instrumentation.js', names: /./ },
	// Forms are sent by calls of the API: no actions, no fetchers, no view transitions, no routes that come later.
	{
		file: 'react-router/dist/production/lib/router/router.js',
		names: new RegExp(
			`^(${[
				'handleAction|convertFormDataToSearchParams|convertSearchParamsToFormData',
				'fetch|handleFetcher(Action|Loader)|(get|reset|delete|abort)Fetcher|queueFetcherForDeletion|updateFetcherState|setFetcherError',
				'getUpdatedRevalidatingFetchers|markFetchersDone|markFetchRedirectsDone|abortStaleFetchLoads',
				'discoverRoutes|patchRoutes|patchRoutesImpl|_internalSetRoutes|(restore|persist)AppliedTransitions|getInstrumentationNavigateMeta',
			].join('|')})$`,
		),
	},
	{
		file: 'react-router/dist/production/lib/dom/ssr/single-fetch.js',
		names: /^(singleFetchAction|nonSsr|singleFetchLoaderFetcher)Strategy$/,
	},
	{ file: 'react-router/dist/production/lib/dom/lib.js', names: /^use(Submit|FormAction)$/ },
	{ file: 'react-router/dist/production/lib/hooks.js', names: /^(DefaultErrorComponent|RSCErrorHandler|warningOnce)$/ },
	// Words for developers, who work with the other build.
	{ file: 'react-router/dist/production/lib/router/history.js', names: /^warning$/ },
	{ file: 'react-router/dist/production/lib/server-runtime/warnings.js', names: /^warnOnce$/ },
]

/** Leaves the bodies of unused functions out, and with them whatever only they need. */
const leanLibraries: Plugin = {
	name: 'lean-libraries',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform(code, id) {
		const parts = unusedParts.filter(({ file }) => id.endsWith(`/node_modules/${file}`))
		if (parts.length === 0) return null
		let lean = code
		for (const { names } of parts) {
			const bodies = bodiesOf(this.parse(lean), names)
			if (bodies.length === 0) throw new Error(`${id} has no functions any more that are called ${names}.`)
			for (const [start, end] of bodies.reverse()) lean = `${lean.slice(0, start)}{}${lean.slice(end)}`
		}
		return { code: lean, map: null }
	},
}

/** Where the bodies of the functions of these names stand, in the order of the text and none inside another. */
function bodiesOf(program: unknown, names: RegExp) {
	const bodies: [number, number][] = []
	const visit = (node: unknown) => {
		if (Array.isArray(node)) return node.forEach(visit)
		if (!isNode(node)) return
		const [name, made] =
			node.type === 'AssignmentExpression'
				? [nameOf(node.left), node.right]
				: node.type === 'MethodDefinition'
					? [nameOf(node.key), node.value]
					: [nameOf(node.id), node.type === 'VariableDeclarator' ? node.init : node]
		if (isNode(made) && /Function/.test(made.type) && isNode(made.body) && names.test(name)) bodies.push([made.body.start, made.body.end])
		else for (const part of Object.values(node)) visit(part)
	}
	visit(program)
	return bodies
}
type Node = { type: string; start: number; end: number; [part: string]: unknown }
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part
/** `name`, and `Type.prototype.name` as one. */
const nameOf = (node: unknown): string => {
	if (!isNode(node)) return ''
	return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : String(node.name ?? '')
}

/**
 * A second minifier behind the bundler's own finds 1.5 KB more in what every page loads (decision 0037). In the frame
 * functions that are arguments stand in parentheses: so V8 compiles those around whole libraries while they arrive, and not when the page
 * is to be taken over.
 */
const minifyAgain: Plugin = {
	name: 'minify-again',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		async handler(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'chunk') continue
				const format = { wrap_func_args: file.name === 'frame' }
				const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 }, format })
				if (code === undefined) throw new Error(`${file.fileName} could not be made smaller.`)
				file.code = code
			}
		},
	},
}

/** The service worker is one plain script of a name that stays (docs/decisions/0031). */
const offlineWorker: Plugin = {
	name: 'offline-worker',
	apply: 'build',
	buildStart() {
		if (this.environment.name === 'client')
			this.emitFile({ type: 'chunk', id: 'src/web/offline/offline-worker.ts', fileName: 'offline-worker.js' })
	},
}

/** What every page loads travels in one file: compressed together it weighs 4 KB less. The entry runs last and stays apart. */
const inFrame = /[\\/]web[\\/]root\.tsx|node_modules[\\/](react-dom|react-router)[\\/]/

/** Whatever brings a module with it at once, from the module itself to the pages; none for what is in the frame, which has them all. */
function usersOf(id: string, modules: Rolldown.ChunkingContext) {
	const users = new Set([id])
	for (const at of users) {
		if (inFrame.test(at)) return null
		for (const user of modules.getModuleInfo(at)?.importers ?? []) users.add(user)
	}
	return [...users]
}
const partsOf = (ids: string[], part: RegExp) => new Set(ids.flatMap((id) => part.exec(id)?.[1] ?? []))

/**
 * The area whose pages show a style sheet (the folder of src/web/pages); the frame, which comes first on every page, where several
 * do. Null for what only a press brings, which stays with its script.
 */
function areaOf(id: string, modules: Rolldown.ChunkingContext) {
	const users = usersOf(id, modules)
	if (users === null) return 'frame'
	const areas = partsOf(users, /[\\/]web[\\/]pages[\\/](\w+)/)
	// The gallery for developers shows everything.
	if (areas.size > 1) areas.delete('dev')
	const [only = null] = areas
	return areas.size > 1 ? 'frame' : only
}

/** Visitors' and members' pages that bring a module with them at once. */
const pagesOf = (id: string, modules: Rolldown.ChunkingContext) =>
	partsOf(usersOf(id, modules) ?? [], /[\\/]web[\\/]pages[\\/]((?:site|account)[\\/][\w-]+)/)
/** Pages themselves, and what the build makes of them, are files of their own. */
const isPiece = (id: string) => !/\.css|[\\/]web[\\/]pages[\\/]|^\0/.test(id)
/**
 * So many pages share what travels in one file: fewer weigh more on the others, more leave many small files. Measured at 5 to 10 (decision
 * 0037).
 */
const many = 7
/** Not what only visitors' pages share, or only members': the others would fetch it too, and its sheet. */
const isSharedByMany = (pages: Set<string>) =>
	pages.size >= many && ['site', 'account'].every((area) => [...pages].some((page) => page.startsWith(area)))

/** A sheet's own name for a class, without the line it stands in: the lists of them travel with the scripts (decision 0037). */
const generateScopedName = (name: string, file: string) =>
	`${name}_${hash('sha1', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`

/**
 * The names of a sheet's classes travel with the scripts that use them, the sheet with its area (decision 0037). Left in one module, every
 * page would carry the names of all sheets that are in the frame.
 */
const namesOfClasses = new Map<string, string>()
const classNamesApart: Plugin[] = [
	{
		name: 'class-names',
		enforce: 'pre',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		async resolveId(source, importer) {
			if (source.endsWith('.class-names')) return source
			if (!source.endsWith('.module.css') || importer?.endsWith('.class-names')) return null
			const sheet = await this.resolve(source, importer, { skipSelf: true })
			return sheet?.id.replace('.module.css', '.class-names')
		},
		async load(id) {
			if (!id.endsWith('.class-names')) return null
			const sheet = id.replace('.class-names', '.module.css')
			await this.load({ id: sheet })
			return `import ${JSON.stringify(sheet)}\n${namesOfClasses.get(sheet)}`
		},
	},
	{
		name: 'sheets-without-class-names',
		enforce: 'post',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform(code, id) {
			if (!id.endsWith('.module.css')) return null
			namesOfClasses.set(id, code)
			return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
		},
	},
]

const assetFileNames = 'assets/[name]-[hash:7][extname]'

export default defineConfig(({ command }) => ({
	plugins: [reactRouter(), classNamesApart, leanDrawings, pagesMayBeMissing, leanLibraries, offlineWorker, minifyAgain],
	// The server bundle carries its own production React, so that `npm start` without NODE_ENV renders at full speed.
	...(command === 'build' && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
	environments: {
		client: {
			build: {
				// Each hint for a script is a <link> more in the head, for which Chromium lays out the whole page anew as it has fonts of its
				// own: 60 ms on a cheap phone. What comes by a press is small and names its sheets only; a page's scripts are hinted at once.
				modulePreload: {
					resolveDependencies: (_file, needed, { hostType }) =>
						hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
				},
				rollupOptions: {
					output: {
						// Every file names those it needs: the shorter the names, the less a page weighs (decision 0037).
						entryFileNames: 'assets/[name]-[hash:7].js',
						chunkFileNames: ({ name }) => (name === 'frame' ? 'assets/frame-[hash:7].js' : 'assets/[hash:8].js'),
						assetFileNames,
						codeSplitting: {
							groups: [
								{
									debugName: 'frame and sheets by area',
									test: (id) => inFrame.test(id) || id.endsWith('.css'),
									name: (id, modules) => (inFrame.test(id) ? 'frame' : areaOf(id, modules)),
								},
								{
									debugName: 'what many pages share',
									test: isPiece,
									name: (id, modules) => (isSharedByMany(pagesOf(id, modules)) ? 'pieces' : null),
								},
							],
						},
					},
				},
			},
		},
		// What the server writes into pages is called as the browser's build calls it, or fonts are fetched twice.
		ssr: { build: { rollupOptions: { input: './src/web/site.server.ts', output: { assetFileNames } } } },
	},
	css: { modules: { localsConvention: 'camelCaseOnly' as const, generateScopedName } },
	build: { assetsInlineLimit: 0, target: 'es2022' },
	server: { forwardConsole: false },
}))
