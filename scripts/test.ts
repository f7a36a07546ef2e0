import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { buildSite, isBuilt } from './build-site.ts'
import { chromiumFlags, findChromium } from './find-chromium.ts'

/**
 * `npm test`: everything a change must pass, in the order in which it fails fastest. A word after `--` runs one part:
 * `npm test -- check`, `npm test -- unit`, `npm test -- browser`.
 */
const parts: Record<string, () => Promise<void>> = {
	check: async () => {
		await run('react-router', 'typegen')
		// Two chains that take two processors about as long.
		await Promise.all([checkTypes().then(() => run('knip')), checkStyleAndImports()])
	},
	unit: async () => {
		await provideChromium()
		await run('vitest', 'run')
	},
	browser: async () => {
		await provideChromium()
		if (!isBuilt()) await buildSite({ quiet: true })
		// Passwords are hashed at the lowest priority, and browsers above it would keep every login waiting.
		setPriority(constants.priority.PRIORITY_LOW)
		await run('playwright', 'test')
	},
}

/**
 * By TypeScript 7, a native program that takes a third of the time. dependency-cruiser reads our sources by TypeScript 6, so both are
 * installed, and whose `tsc` stands in node_modules/.bin is chance.
 */
const checkTypes = () => run(process.execPath, 'node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.')

async function checkStyleAndImports() {
	await run('biome', 'ci', '.', '--error-on-warnings')
	await run('stylelint', 'src/**/*.css')
	await run('depcruise', 'src', '--config', '.dependency-cruiser.mjs')
}

/**
 * For the tests' configurations, which cannot look for one themselves. No page of a test lives long enough to gain by code that is
 * optimised; making it costs a fifth of all the time.
 */
async function provideChromium() {
	process.env.CHROMIUM_PATH = await findChromium()
	process.env.CHROMIUM_FLAGS = [...chromiumFlags, '--js-flags=--no-maglev,--no-turbofan'].join(' ')
}

async function run(command: string, ...words: string[]) {
	console.log(`\n> ${command} ${words.join(' ')}`)
	const child = spawn(command, words, { stdio: 'inherit', shell: process.platform === 'win32' })
	const [code] = await once(child, 'close')
	if (code !== 0) {
		console.error(`\n${command} failed.`)
		process.exit(Number(code) || 1)
	}
}

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(parts)
const unknown = names.find((name) => !(name in parts))
if (unknown !== undefined) {
	console.error(`There is no part '${unknown}'; there are: ${Object.keys(parts).join(', ')}.`)
	process.exit(1)
}
// A browser that has to be installed comes over the network while the processors check; who needs it is told when it fails.
if (names.some((name) => name !== 'check')) findChromium().catch(() => undefined)
const seconds: [name: string, seconds: number][] = []
for (const name of names) {
	const begun = performance.now()
	await parts[name]?.()
	seconds.push([name, Math.round((performance.now() - begun) / 1000)])
	console.log(seconds.map(([part, took]) => `${part}: passed in ${took} s`).join(', '))
}
