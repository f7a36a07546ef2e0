const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Who builds on whom, from the bottom up. A domain may import only the domains listed beside it. */
const domainsBelow = {
	company: [],
	// What staff change of the vehicles is recorded by the company.
	vehicles: ['company'],
	accounts: ['company', 'vehicles'],
	doorstep: ['company', 'accounts'],
	contact: ['company', 'accounts', 'doorstep'],
	// Those who sell issue their invoices in the transaction in which the money is recorded.
	invoices: ['company', 'accounts'],
	repairs: ['company', 'vehicles', 'accounts', 'doorstep', 'invoices'],
	parts: ['company', 'vehicles', 'accounts', 'doorstep', 'repairs'],
	orders: ['company', 'vehicles', 'accounts', 'doorstep', 'invoices', 'repairs', 'parts'],
	market: ['company', 'vehicles', 'accounts', 'doorstep'],
	plans: ['company', 'vehicles', 'accounts', 'doorstep', 'invoices', 'repairs'],
	chat: ['company', 'vehicles', 'accounts', 'doorstep', 'contact', 'repairs', 'parts', 'orders', 'plans'],
	// It puts together what others did on a bike, and finds whose a used vehicle was.
	history: ['company', 'accounts', 'repairs', 'market', 'plans'],
	admin: ['company', 'vehicles', 'accounts', 'doorstep', 'invoices', 'repairs', 'parts', 'orders', 'market', 'plans', 'contact', 'chat'],
	privacy: [
		'company',
		'vehicles',
		'accounts',
		'doorstep',
		'invoices',
		'repairs',
		'parts',
		'orders',
		'market',
		'plans',
		'contact',
		'chat',
		'history',
		'admin',
	],
}
const domainOrder = Object.entries(domainsBelow).map(([domain, below]) =>
	rule(
		`${domain}-builds-on-${below.join('-and-') || 'nothing'}`,
		'Add the domain here deliberately, or turn the dependency around.',
		{ path: `^src/domains/${domain}/` },
		{ path: '^src/domains/', pathNot: `^src/domains/(${[domain, ...below].join('|')})/` },
	),
)

// A collection shows names of neighbours beside its own fields, and the builder writes its own table alone (company/staff-collection.ts).
const readsTables = '(tables|find-[^/]+|list-[^/]+|report-[^/]+|[^/]+-collection)[.](api[.])?(test[.])?ts$'

export default {
	forbidden: [
		rule('no-cycles', 'A cycle means two files are really one idea; find the third.', {}, { circular: true }),
		rule('shared-is-the-bottom', 'Pure knowledge stands on nothing.', { path: '^src/shared/' }, { path: '^src/', pathNot: '^src/shared/' }),
		rule(
			'contract-is-pure',
			'The browser reads the contract.',
			{ path: '^src/contract/' },
			{ path: '^src/|node_modules/(?!zod|@zxcvbn-ts/language-common/)', pathNot: '^src/(contract|shared)/' },
		),
		rule(
			'platform-knows-no-domain',
			'How the product runs does not depend on what it does.',
			{ path: '^src/platform/' },
			{ path: '^src/(domains|web|demo)/' },
		),
		rule('domains-know-no-screens', 'Rules do not depend on screens.', { path: '^src/domains/' }, { path: '^src/(web|demo)/' }),
		rule(
			'web-speaks-the-contract',
			'Screens reach the server only through the contract.',
			{ path: '^src/web/' },
			{ path: '^src/(domains|platform|demo)/|node_modules/(drizzle-orm|pg|fastify)/' },
		),
		rule(
			'features-stand-alone',
			'Pages compose features; a feature never imports its neighbour.',
			{ path: '^src/web/features/([^/]+)/' },
			{ path: '^src/web/(pages|features)/', pathNot: '^src/web/features/$1/' },
		),
		rule(
			'audiences-share-by-shared',
			"Who works on one domain's screens for one audience builds on that domain's shared folder, never on another audience's.",
			{ path: '^src/web/features/([^/]+)/([^/]+)/' },
			{ path: '^src/web/features/$1/', pathNot: '^src/web/features/$1/($2|shared)/' },
		),
		rule(
			'kits-know-no-feature',
			'What several features are built from does not depend on one of them.',
			{ path: '^src/web/kits/' },
			{ path: '^src/web/(pages|features)/' },
		),
		rule(
			'ui-kit-knows-no-business',
			'The pieces serve any product.',
			{ path: '^src/web/ui/' },
			{ path: '^src/', pathNot: '^src/(web/ui|shared)/' },
		),
		rule(
			'state-knows-no-screens',
			'What the browser knows does not depend on what shows it.',
			{ path: '^src/web/(browser|session|state)/' },
			{ path: '^src/web/(pages|features|kits|ui)/' },
		),
		rule(
			'neighbours-private-files',
			"Use the neighbour's verbs, not its insides.",
			{ path: '^src/domains/([^/]+)/' },
			{
				path: '^src/domains/.+([/-](routes|permissions)|/(job-handlers|present-[^/]+|emails/(?!job-card-)[^/]+-mails?))[.]ts$',
				pathNot: '^src/domains/$1/',
			},
		),
		rule(
			'neighbours-tables-are-read-only',
			"Only tables, find-*, list-*, report-* and *-collection files may see a neighbour's tables.",
			{ path: '^src/domains/([^/]+)/', pathNot: `^src/domains/.+/${readsTables}` },
			{ path: '^src/domains/[^/]+/tables\\.ts$', pathNot: '^src/domains/$1/' },
		),
		rule(
			'no-loose-database',
			'Domain code works in the transaction it is given.',
			{ path: '^src/domains/' },
			{ path: '^node_modules/(pg|drizzle-orm/node-postgres)/' },
		),
		rule(
			'browser-carries-no-schemas',
			'Pages may use contract types and words; a schema value brings zod to every phone.',
			{ path: '^src/web/', pathNot: '\\.server\\.' },
			{
				path: '^src/contract/',
				pathNot: '^src/contract/(.+-words|.+-addresses|client|addresses)\\.',
				dependencyTypesNot: ['type-only'],
			},
		),
		rule(
			'no-orphans',
			'Nothing imports this file.',
			{ orphan: true, path: '^src/', pathNot: '(^src/(app|server|worker|virtual\\.d)|/pages/|entry\\.|/offline-worker\\.)' },
			{},
		),
		...domainOrder,
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(\\.test\\.ts$|\\+types)' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		enhancedResolveOptions: { conditionNames: ['import', 'types', 'default'] },
	},
}
