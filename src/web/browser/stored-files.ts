import { storedFilesName } from './stored.ts'

const storeName = 'files'

type StoredFile = { owner: string; name: string; file: File }

/**
 * Files that were chosen and not sent yet, by name, over a reload or a new login; texts fit into `stored`, files do not. They name
 * their account. Never throws: where the browser keeps nothing, they live as long as the page.
 */
export const storedFiles = {
	async of(owner: string): Promise<Map<string, File>> {
		const rows = await inStore<StoredFile[]>('readonly', (files) => files.getAll(allOf(owner)))
		return new Map(rows?.map(({ name, file }) => [name, file]))
	},
	keep: (owner: string, name: string, file: File) => inStore('readwrite', (files) => files.put({ owner, name, file } satisfies StoredFile)),
	drop: (owner: string, name: string) => inStore('readwrite', (files) => files.delete([owner, name])),
	forget: (owner: string) => inStore('readwrite', (files) => files.delete(allOf(owner))),
}

/** A key range of every name, because a list sorts after every text. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** Null where it cannot be done. */
async function inStore<Result>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest): Promise<Result | null> {
	try {
		const database = await opened()
		try {
			return (await answerOf(work(database.transaction(storeName, mode).objectStore(storeName)))) as Result
		} finally {
			database.close()
		}
	} catch {
		return null
	}
}

function opened() {
	const request = indexedDB.open(storedFilesName, 1)
	request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: ['owner', 'name'] }))
	return answerOf(request)
}

const answerOf = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((resolve, reject) => {
		request.addEventListener('success', () => resolve(request.result))
		request.addEventListener('error', () => reject(request.error))
	})
