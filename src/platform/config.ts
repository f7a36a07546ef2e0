import { z } from 'zod'
import type { ShortChannel } from '#contract/accounts/notification-words.ts'
import { type FileStore, fileStoreOf, fileStoreProblems } from './files/file-store.ts'
import { StartProblem } from './start-problem.ts'

export const googleIssuer = 'https://accounts.google.com'
/** An OpenID provider, with our credentials there. */
export type ProviderConfig = { issuer: string; clientId: string; clientSecret: string }
/** The provider of short messages: gets a POST of `{to, text, reference}`, with the token as Bearer where there is one. */
export type ShortMessageProvider = { url: string; token: string | undefined }

/** Every environment variable the product reads, checked once at start (README lists them). */
export type Config = {
	production: boolean
	host: string
	port: number
	/** A process with ROLE=worker listens nowhere unless it is given an address (D-62). */
	isPortChosen: boolean
	/** Origin of links in mails and of canonical addresses, whatever the Host header says (D-03). */
	publicUrl: string
	dataDir: string
	/** Where stored files are. */
	fileStore: FileStore
	/** Before the key of a public file: '/media/', or '//images.example/…' where another host shows them (A.R-89). */
	mediaUrl: string
	/** A PostgreSQL server of one's own; without it the embedded one is started. */
	databaseUrl: string | undefined
	/** Connections for requests and jobs at most; listening and the statements that are sent all the time have a few of their own. */
	databaseConnections: number
	role: 'all' | 'web' | 'worker'
	/** Root of all signing keys; undefined only outside production, where the start makes one and keeps it in dataDir. */
	secretKey: string | undefined
	smtpUrl: string | undefined
	mailFrom: string
	/** By channel; without a provider a channel is off in production, and elsewhere written to the outbox (decision 0058). */
	shortMessages: Record<ShortChannel, ShortMessageProvider | null>
	/** Seconds between answering 'not ready' and taking no more requests, so that a load balancer notices the stop. */
	stopDelaySeconds: number
	/** Seconds for which a change must have stood before its customer is mailed of it (D-55). */
	mailSettleSeconds: number
	/** Sign-in by Google; null without credentials: in production there is none then, elsewhere a stand-in (D-06). */
	google: ProviderConfig | null
	testClock: Date | undefined
	rateLimits: boolean
	trustProxy: boolean
	corsOrigins: string[]
	logLevel: string
}

/** A sentence a line for every setting that is wrong or missing. */
export class ConfigError extends StartProblem {}

const oneOf = <const Words extends [string, ...string[]]>(...words: Words) => z.enum(words, { error: `must be one of ${words.join(', ')}` })
const flag = oneOf('on', 'off', 'true', 'false', '1', '0').transform((text) => ['on', 'true', '1'].includes(text))
/** An address by one of these protocols; what is none is told as `error`, and goes no further. */
const address = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./, error, abort: true })
const httpAddress = address(/^https?$/, 'must be an address that begins with https:// or http://')

const originWords = 'must be an origin such as https://pahiya.example'
const origin = address(/^https?$/, originWords)
	.refine((text) => new URL(text).pathname === '/' && !new URL(text).search, originWords)
	.transform((text) => new URL(text).origin)

const imageHostWords = 'must be an address that ends with / such as https://images.example/media/'
/** Where pictures are shown from, its scheme left to the page's. */
const imageHost = address(/^https?$/, imageHostWords)
	.refine((text) => /^[^?#]+\/$/.test(text), imageHostWords)
	.transform((text) => new URL(text).href.replace(/^https?:/, ''))

const port = 'must be a whole number from 1 to 65535'

const poolSize = 'must be a whole number from 2 to 200'

/** Plain http for a gateway on this machine alone: the messages hold names and the token is a secret. */
const provider = httpAddress
	.refine((text) => !isPlainElsewhere(text), { message: 'must be https; plain http only for this machine itself.' })
	// No request can be made to an address that holds a name and a password.
	.refine((text) => !new URL(text).username && !new URL(text).password, 'must hold no password; the token beside it is sent')
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be of letters, digits and signs without spaces')

/** One mailbox, bare or after a name; a comma in the name would make it two unless it is quoted. */
const mailbox = z
	.string()
	.regex(
		/^((?:"[^"\r\n]*" ?|[^"<>@,;:\r\n]*)<([^\s<>@,]+@[^\s<>@,]+)>|[^\s<>@,]+@[^\s<>@,]+)$/,
		'must be one address such as Pahiya <care@pahiya.example>',
	)

// A sign such as # or / in a password ends it there unless it is written as %23 or %2F.
const databaseAddress =
	'must be an address such as postgres://user:password@database.example:5432/pahiya, signs in the password written as %23'
const stopDelay = 'must be a number of seconds from 0 to 5'
const settleTime = 'must be a number of seconds from 0 to 3600'

const variables = z.object({
	// A word that only looks like it would open the demo's logins to everybody.
	NODE_ENV: z
		.string()
		.refine((text) => !/^\s*prod/i.test(text) || text === 'production', 'must be exactly production, or unset to look around with the demo')
		.optional(),
	HOST: z.string().min(1).default('127.0.0.1'),
	PORT: z.coerce.number(port).int(port).min(1, port).max(65535, port).default(3000),
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().min(1).default('./data'),
	S3_BUCKET: z.string().min(1).optional(),
	S3_REGION: z.string().min(1).default('us-east-1'),
	S3_ENDPOINT: httpAddress.optional(),
	S3_ACCESS_KEY_ID: z.string().min(1).optional(),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
	MEDIA_URL: imageHost.default('/media/'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: databaseAddress }).optional(),
	DATABASE_CONNECTIONS: z.coerce.number(poolSize).int(poolSize).min(2, poolSize).max(200, poolSize).default(16),
	ROLE: oneOf('all', 'web', 'worker').default('all'),
	SECRET_KEY: z.string().min(32, { error: 'needs 32 characters or more' }).optional(),
	SMTP_URL: address(/^smtps?$/, 'must be an address such as smtps://user:password@mail.example:465').optional(),
	MAIL_FROM: mailbox.optional(),
	SMS_URL: provider.optional(),
	SMS_TOKEN: token.optional(),
	WHATSAPP_URL: provider.optional(),
	WHATSAPP_TOKEN: token.optional(),
	STOP_DELAY_SECONDS: z.coerce.number(stopDelay).min(0, stopDelay).max(5, stopDelay).optional(),
	MAIL_SETTLE_SECONDS: z.coerce.number(settleTime).min(0, settleTime).max(3_600, settleTime).optional(),
	GOOGLE_ISSUER: address(/^https?$/, 'must be an address such as https://accounts.google.com').optional(),
	GOOGLE_CLIENT_ID: z.string().optional(),
	GOOGLE_CLIENT_SECRET: z.string().optional(),
	TEST_CLOCK: z.iso
		.datetime({ offset: true, error: 'must be a moment such as 2026-11-20T06:00:00+05:30' })
		.transform((text) => new Date(text))
		.optional(),
	RATE_LIMIT: flag.default(true),
	TRUST_PROXY: flag.default(false),
	CORS_ORIGINS: z
		.string()
		.default('')
		.transform((text) => text.split(',').flatMap((part) => (part.trim() ? [part.trim()] : [])))
		.pipe(z.array(origin)),
	LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

/** Reads and checks the environment; an empty variable counts as absent. Throws `ConfigError` naming every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
	const read = variables.safeParse(given)
	const production = given.NODE_ENV === 'production'
	const wrong = read.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []
	const missing = [
		...fileStoreProblems(given),
		...googleProblems(given, production),
		...['SMS', 'WHATSAPP'].flatMap((channel) =>
			given[`${channel}_TOKEN`] && !given[`${channel}_URL`] ? [`${channel}_URL: is missing beside ${channel}_TOKEN.`] : [],
		),
		...(/^(web|worker)$/.test(given.ROLE ?? '') && !given.DATABASE_URL
			? ['ROLE: the halves share a database; set DATABASE_URL, or run both in one process.']
			: []),
		...(production ? productionNeeds(given) : []),
	]
	if (!read.success || missing.length > 0) throw new ConfigError([...wrong, ...missing].join('\n'))
	const value = read.data
	return {
		production,
		host: value.HOST,
		port: value.PORT,
		isPortChosen: given.PORT !== undefined,
		publicUrl:
			value.PUBLIC_URL ??
			`http://${value.HOST === '0.0.0.0' || value.HOST === '::' || isLoopback(value.HOST) ? '127.0.0.1' : value.HOST}:${value.PORT}`,
		dataDir: value.DATA_DIR,
		fileStore: fileStoreOf(value),
		mediaUrl: value.MEDIA_URL,
		databaseUrl: value.DATABASE_URL,
		databaseConnections: value.DATABASE_CONNECTIONS,
		role: value.ROLE,
		secretKey: value.SECRET_KEY,
		smtpUrl: value.SMTP_URL,
		// Our own host: a server for mail takes no sender of a domain that is none.
		mailFrom: value.MAIL_FROM ?? `Pahiya <care@${production && value.PUBLIC_URL ? new URL(value.PUBLIC_URL).hostname : 'pahiya.example'}>`,
		shortMessages: {
			sms: value.SMS_URL ? { url: value.SMS_URL, token: value.SMS_TOKEN } : null,
			whatsapp: value.WHATSAPP_URL ? { url: value.WHATSAPP_URL, token: value.WHATSAPP_TOKEN } : null,
		},
		// With a database of its own it is the only process, and nobody could send its requests elsewhere.
		stopDelaySeconds: value.STOP_DELAY_SECONDS ?? (value.DATABASE_URL ? 2 : 0),
		mailSettleSeconds: value.MAIL_SETTLE_SECONDS ?? (production ? 60 : 2),
		google: googleOf(value),
		testClock: production ? undefined : value.TEST_CLOCK,
		rateLimits: production || value.RATE_LIMIT,
		trustProxy: value.TRUST_PROXY,
		corsOrigins: value.CORS_ORIGINS,
		logLevel: value.LOG_LEVEL,
	}
}

const googleOf = (value: z.output<typeof variables>): ProviderConfig | null =>
	value.GOOGLE_CLIENT_ID && value.GOOGLE_CLIENT_SECRET
		? {
				issuer: value.GOOGLE_ISSUER ?? googleIssuer,
				clientId: value.GOOGLE_CLIENT_ID,
				clientSecret: value.GOOGLE_CLIENT_SECRET,
			}
		: null

/** Half a configuration is refused; plain http is accepted for an issuer on this machine, outside production (D-06, D-50). */
function googleProblems(
	{ GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Record<string, string | undefined>,
	production: boolean,
) {
	const isPlain = GOOGLE_ISSUER?.startsWith('http:') && URL.canParse(GOOGLE_ISSUER)
	const mayBePlain = isPlain && !production && isLoopback(new URL(GOOGLE_ISSUER ?? '').hostname)
	return [
		...(GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET ? ['GOOGLE_CLIENT_SECRET: is missing beside GOOGLE_CLIENT_ID.'] : []),
		...(GOOGLE_CLIENT_SECRET && !GOOGLE_CLIENT_ID ? ['GOOGLE_CLIENT_ID: is missing beside GOOGLE_CLIENT_SECRET.'] : []),
		...(GOOGLE_ISSUER && !GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET
			? ['GOOGLE_ISSUER: needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET beside it.']
			: []),
		...(isPlain && !mayBePlain ? ['GOOGLE_ISSUER: must be https; plain http only for this machine, outside production.'] : []),
	]
}

/** One sentence for each thing that production must not start without (D-04, D-05, A.E-39). */
function productionNeeds(given: Record<string, string | undefined>) {
	const secret = given.SECRET_KEY ?? ''
	return [
		...(secret === '' ? ['SECRET_KEY: set a random text of 32 characters or more; it signs sessions and links.'] : []),
		...(secret.length >= 32 && new Set(secret).size < 8
			? ['SECRET_KEY: this one is too easy to guess; use a random text of 32 characters or more.']
			: []),
		...(given.SMTP_URL
			? []
			: ['SMTP_URL: set the mail server, such as smtps://user:password@mail.example:465; nobody could verify an address without it.']),
		...(isPlainElsewhere(given.PUBLIC_URL) ? ['PUBLIC_URL: must be https; plain http only for this machine itself.'] : []),
		...(given.PUBLIC_URL ? [] : ['PUBLIC_URL: set the address people use, such as https://pahiya.example; mails link to it.']),
		...(given.TEST_CLOCK ? ['TEST_CLOCK: is for tests; unset it in production.'] : []),
		...(given.RATE_LIMIT && !['on', 'true', '1'].includes(given.RATE_LIMIT) ? ['RATE_LIMIT: cannot be switched off in production.'] : []),
	]
}

const isPlainElsewhere = (url = '') => URL.canParse(url) && new URL(url).protocol === 'http:' && !isLoopback(new URL(url).hostname)

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
