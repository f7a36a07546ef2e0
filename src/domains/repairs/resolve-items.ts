import { and, eq } from 'drizzle-orm'
import { notForVehicle, unknownModel } from '#contract/repairs/repair-words.ts'
import type { RequestedItem } from '#contract/repairs/repairs.ts'
import type { ReadDb } from '#platform/database/database.ts'
import { refuseField } from '#platform/http/problem.ts'
import { type Line, listRequestedLines } from './list-lines.ts'
import { packageProblem, requestedPackage } from './resolve-package.ts'
import { serviceCategories, services } from './tables.ts'

/**
 * What the items ask for, with today's names and prices, in their order (B.R-02, B.E-19). Throws a Problem for the first that
 * cannot be had: at `package_id` or `service_id` for a service that is not offered or not named rightly, at `model_id` for a model
 * that is unknown, hidden or another manufacturer's, and at `package_id` for a service that is not for its model (D-51).
 */
export async function resolveItems(db: ReadDb, items: readonly RequestedItem[]): Promise<Line[]> {
	const asked = items.map((item) => ({ serviceId: requestedPackage(item), modelId: item.model_id, quantity: item.quantity }))
	const lines = await listRequestedLines(db, asked)
	const wrong = items.find(
		(item, index) =>
			!isRight(
				item,
				lines.find(({ id }) => id === index + 1),
			),
	)
	if (wrong) throw await whyNot(db, wrong)
	refuseUnfit(lines)
	return lines
}

/** Throws a Problem at `package_id` for the first service that is not for its model (D-51). */
export function refuseUnfit(lines: readonly Line[]) {
	const unfit = lines.find(({ fits }) => !fits)
	if (!unfit) return
	const { serviceName: service, manufacturerName: manufacturer, modelName: model } = unfit
	throw refuseField('package_id', notForVehicle({ service, manufacturer, model }))
}

const isRight = (item: RequestedItem, line: Line | undefined) =>
	line?.isOffered === true && line.manufacturerId === item.manufacturer_id && packageProblem(item, line) === null

async function whyNot(db: ReadDb, item: RequestedItem) {
	const [card] = await db
		.select({ serviceId: services.id, categoryId: serviceCategories.id, categoryUuid: serviceCategories.uuid })
		.from(services)
		.innerJoin(serviceCategories, and(eq(serviceCategories.id, services.categoryId), serviceCategories.isActive))
		.where(and(eq(services.id, requestedPackage(item)), services.isActive))
	const { field, words } = packageProblem(item, card) ?? { field: 'model_id', words: unknownModel }
	return refuseField(field, words)
}
