import { execFile } from 'node:child_process'
import { accessSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

/** Flags under which Chromium runs without a screen, as root, and without calling home. */
export const chromiumFlags = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

const projectFolder = join(import.meta.dirname, '..')
const sparticuzVersion = '153.0.0'
const minute = 60_000
const run = promisify(execFile)

let found: Promise<string> | undefined

/**
 * Promises the path of a Chromium that was seen to run here. Looks at CHROMIUM_PATH, then at what is installed, then
 * installs one: by apt (as root), by Playwright, or from npm into a cache folder outside the project. The search is
 * made once per process. Throws an Error of one sentence saying what to do; its `cause` lists what was tried.
 */
export function findChromium(): Promise<string> {
	found ??= search()
	return found
}

async function search() {
	if (process.env.CHROMIUM_PATH) return chromiumByWish(process.env.CHROMIUM_PATH)
	const reasons: string[] = []
	for (const source of [installedChromium, chromiumFromApt, chromiumFromPlaywright, chromiumFromNpm]) {
		try {
			for (const path of await source()) {
				const complaint = await whyItDoesNotRun(path)
				if (complaint === undefined) return path
				reasons.push(`${path}: ${complaint}`)
			}
		} catch (error) {
			reasons.push(`${source.name}: ${wordsOf(error)}`)
		}
	}
	throw new Error(
		'No Chromium runs here and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.',
		{
			cause: reasons,
		},
	)
}

async function chromiumByWish(path: string) {
	if (!isProgram(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not a program that can be run: correct it or unset it.`)
	const complaint = await whyItDoesNotRun(path)
	if (complaint === undefined) return path
	throw new Error(`CHROMIUM_PATH names ${path}, which does not run as a headless Chromium: correct it or unset it.`, { cause: [complaint] })
}

function installedChromium() {
	// The one without any windows does the same with a quarter less processor time.
	const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
	const folders = [
		...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
		'/usr/bin',
		'/usr/local/bin',
		'/opt/google/chrome',
		'/snap/bin',
	]
	const apps = ['Chromium', 'Google Chrome'].flatMap((app) =>
		['/Applications', join(homedir(), 'Applications')].map((folder) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
	)
	const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
	return [...new Set([...places, ...(process.platform === 'darwin' ? apps : [])])].filter(isProgram)
}

async function chromiumFromApt() {
	if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return []
	say('No Chromium is installed; installing Debian’s with apt-get, which takes about a minute.')
	const apt = (...words: string[]) =>
		run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...words], {
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			timeout: 10 * minute,
			maxBuffer: 64 * 1024 * 1024,
		})
	const install = async () => {
		await apt('update')
		// Debian has both, its relatives the second only.
		await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell').catch(() =>
			apt('install', '-y', '--no-install-recommends', 'chromium'),
		)
	}
	// Package mirrors answer badly now and then; a second try is usually enough.
	await install().catch(install)
	return installedChromium()
}

async function chromiumFromPlaywright() {
	const playwright = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js')
	say('Asking Playwright to download a headless Chromium.')
	const install = (...more: string[]) =>
		run(process.execPath, [playwright, 'install', ...more, 'chromium-headless-shell'], { timeout: 3 * minute, killSignal: 'SIGKILL' })
	await install()
	const folders = [...(await install('--dry-run')).stdout.matchAll(/^\s*Install location:\s*(.+)$/gm)].map(([, folder = '']) =>
		folder.trim(),
	)
	return folders.flatMap((folder) => programsBelow(folder, ['chrome-headless-shell', 'headless_shell']))
}

async function chromiumFromNpm() {
	const cache = join(cacheFolder(), `chromium-${sparticuzVersion}`)
	say(`Downloading a Chromium from npm to ${cache}.`)
	mkdirSync(join(cache, 'unpacked'), { recursive: true })
	const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', join(cache, 'npm'), '--prefix', cache]
	await run('npm', ['install', ...quietly, `@sparticuz/chromium@${sparticuzVersion}`], { cwd: cache, timeout: 5 * minute })
	// The package unpacks itself into the folder for temporary files, so that is pointed at the cache.
	const { stdout } = await run(
		process.execPath,
		['--input-type=module', '-e', `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())`],
		{ cwd: cache, env: { ...process.env, TMPDIR: join(cache, 'unpacked') }, timeout: minute },
	)
	return stdout.split('\n').slice(-2, -1)
}

/**
 * Starts the program twice, for its version and for a page with words; undefined means that both went well.
 * The page is asked for through Playwright because the npm Chromium lacks what `--dump-dom` needs and would hang.
 */
async function whyItDoesNotRun(path: string) {
	try {
		await run(path, ['--version', '--no-sandbox'], { timeout: minute / 2, killSignal: 'SIGKILL' })
		const browser = await chromium.launch({ executablePath: path, args: chromiumFlags, timeout: minute / 2 })
		try {
			const page = await browser.newPage()
			await page.goto('data:text/html,<title>Pahiya</title>')
			return (await page.title()) === 'Pahiya' ? undefined : 'it showed no page'
		} finally {
			await browser.close()
		}
	} catch (error) {
		return wordsOf(error)
	}
}

function programsBelow(folder: string, names: string[]) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((path) => names.includes(path.split(/[\\/]/).at(-1) ?? ''))
		.map((path) => join(folder, path))
		.filter(isProgram)
}

function cacheFolder() {
	const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pahiya')
	try {
		mkdirSync(folder, { recursive: true })
		accessSync(folder, constants.W_OK)
		return folder
	} catch {
		// A system user may have no home folder of its own. Anybody can make folders there, hence the look at its owner.
		const shared = join(tmpdir(), `pahiya-cache-${process.getuid?.() ?? 'user'}`)
		mkdirSync(shared, { recursive: true, mode: 0o700 })
		if (lstatSync(shared).uid !== (process.getuid?.() ?? 0)) throw new Error(`${shared} belongs to somebody else`)
		return shared
	}
}

function isProgram(path: string) {
	try {
		accessSync(path, constants.X_OK)
		return true
	} catch {
		return false
	}
}

function wordsOf(error: unknown) {
	const { message, stderr } = error as Error & { stderr?: string }
	return (stderr?.trim() || message).split('\n').slice(0, 3).join(' ').slice(0, 500)
}

function say(sentence: string) {
	process.stderr.write(`${sentence}\n`)
}

if (import.meta.main) console.log(await findChromium())
