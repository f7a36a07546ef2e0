import { staffFaqs } from '#contract/company/faqs.ts'
import type { Door } from '#platform/http/serve.ts'
import { positionAtEnd } from '../collection-defaults.ts'
import { serveCollection } from '../staff-collection.ts'
import { faqs as table } from '../tables.ts'

/** Questions and answers (D-49, A.ADMIN-30): at the end of the list unless said otherwise. */
export const serveFaqs = (door: Door) =>
	serveCollection(door, staffFaqs.faqs, {
		table,
		columns: {
			id: table.id,
			question: table.question,
			answer: table.answer,
			page: table.page,
			order: table.position,
			is_active: table.isActive,
			version: table.version,
			created_at: table.createdAt,
		},
		searched: [table.question, table.answer, table.page],
		usual: 'order',
		order: { column: table.position, called: table.question },
		begins: async (db, { order }) => ({ order: order ?? (await positionAtEnd(db, table.position)) }),
		imports: { sameBy: ['page', 'question'] },
		refusals: { faqs_question: ['question', 'This question stands on that page already.'] },
	})
