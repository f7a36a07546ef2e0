import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

/** Every environment variable the product reads, checked once at start (README lists them). */
export type Config = {
	production: boolean
	host: string
	port: number
	/** Origin of links in mails and of canonical addresses, whatever the Host header says (D-03). */
	publicUrl: string
	dataDir: string
	/** A PostgreSQL server of one's own; without it the embedded one is started. */
	databaseUrl: string | undefined
	role: 'all' | 'web' | 'worker'
	/** Root of all signing keys; undefined only outside production, where the start makes one and keeps it in dataDir. */
	secretKey: string | undefined
	smtpUrl: string | undefined
	mailFrom: string
	testClock: Date | undefined
	rateLimits: boolean
	trustProxy: boolean
	corsOrigins: string[]
	logLevel: string
}

/** A sentence a line for every setting that is wrong or missing. */
export class ConfigError extends StartProblem {}

const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text))
const origin = z
	.url({ protocol: /^https?$/ })
	.refine((text) => new URL(text).pathname === '/' && !new URL(text).search, {
		message: 'must be an origin such as https://pahiya.example',
	})
	.transform((text) => new URL(text).origin)

const port = 'must be a whole number from 1 to 65535'

const variables = z.object({
	NODE_ENV: z.string().optional(),
	HOST: z.string().min(1).default('127.0.0.1'),
	PORT: z.coerce.number(port).int(port).min(1, port).max(65535, port).default(3000),
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().min(1).default('./data'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	ROLE: z.enum(['all', 'web', 'worker']).default('all'),
	SECRET_KEY: z.string().min(32, { error: 'needs 32 characters or more' }).optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	MAIL_FROM: z.string().min(3).default('Pahiya <care@pahiya.example>'),
	TEST_CLOCK: z.iso
		.datetime({ offset: true })
		.transform((text) => new Date(text))
		.optional(),
	RATE_LIMIT: flag.default(true),
	TRUST_PROXY: flag.default(false),
	CORS_ORIGINS: z
		.string()
		.default('')
		.transform((text) => text.split(',').flatMap((part) => (part.trim() ? [part.trim()] : [])))
		.pipe(z.array(origin)),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Reads and checks the environment; an empty variable counts as absent. Throws `ConfigError` naming every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
	const read = variables.safeParse(given)
	const production = given.NODE_ENV === 'production'
	const wrong = read.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []
	const missing = production ? productionNeeds(given) : []
	if (!read.success || missing.length > 0) throw new ConfigError([...wrong, ...missing].join('\n'))
	const value = read.data
	return {
		production,
		host: value.HOST,
		port: value.PORT,
		publicUrl:
			value.PUBLIC_URL ??
			`http://${value.HOST === '0.0.0.0' || value.HOST === '::' || isLoopback(value.HOST) ? '127.0.0.1' : value.HOST}:${value.PORT}`,
		dataDir: value.DATA_DIR,
		databaseUrl: value.DATABASE_URL,
		role: value.ROLE,
		secretKey: value.SECRET_KEY,
		smtpUrl: value.SMTP_URL,
		mailFrom: value.MAIL_FROM,
		testClock: production ? undefined : value.TEST_CLOCK,
		rateLimits: production || value.RATE_LIMIT,
		trustProxy: value.TRUST_PROXY,
		corsOrigins: value.CORS_ORIGINS,
		logLevel: value.LOG_LEVEL,
	}
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
		...(given.PUBLIC_URL ? [] : ['PUBLIC_URL: set the address people use, such as https://pahiya.example; mails link to it.']),
		...(given.TEST_CLOCK ? ['TEST_CLOCK: is for tests; unset it in production.'] : []),
		...(given.RATE_LIMIT && !['on', 'true', '1'].includes(given.RATE_LIMIT) ? ['RATE_LIMIT: cannot be switched off in production.'] : []),
	]
}

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
