type Reason = 'port' | 'left over' | 'other'

/** Begins with one plain sentence, followed by the end of what PostgreSQL said; `reason` lets the start try again where that helps. */
export class DatabaseDidNotStart extends Error {
	readonly reason: Reason
	constructor(cluster: string, output: string) {
		const [, reason, words] = reasons.find(([sign]) => sign.test(output)) ?? [undefined, 'other' as const, 'it ended by itself']
		super(`The database in ${cluster} did not start: ${words}.\n${output.trim().split('\n').slice(-12).join('\n')}`)
		this.reason = reason
	}
}

const reasons: [RegExp, Reason, string][] = [
	[/No space left on device|Check free disk space/, 'other', 'there is no space left on the disk'],
	[/could not bind|could not create any TCP/, 'port', 'its port is taken by another program'],
	[/pre-existing shared memory block|lock file ".*" already exists/, 'left over', 'processes of an earlier PostgreSQL still use it'],
	[/incompatible with server/, 'other', 'its files were made by another version of PostgreSQL'],
	[
		/error while loading shared libraries|Library not loaded|version `\w+_[\d.]+' not found/,
		'other',
		'PostgreSQL from npm does not run on this system; set DATABASE_URL to a PostgreSQL server instead',
	],
	[
		/Permission denied|Operation not permitted|EACCES|EPERM|wrong ownership|invalid permissions/,
		'other',
		'the user it runs as may not use its files',
	],
]
