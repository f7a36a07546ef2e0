import { expect, test } from 'vitest'
import { formatRupees } from '#shared/money.ts'
import { one } from '#shared/one.ts'
import { type JudgedAnswer, judgedAnswers } from '../../../tests/support/judged-answers.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

/** In India it is Friday, 20 November 2026, half past eleven. */
const product = useTestApp({ clock: '2026-11-20T06:00:00Z' })

test('what is answered holds what was asked for: the part, the price, the figure, the link; nine in ten at least, and never a wrong price (A.CHAT-07)', async () => {
	const failed: string[] = []
	let priced = 0
	for (const judged of judgedAnswers) {
		const { message } = product.as().chat
		const said = await message({
			body: { message: judged.asked, vehicle_model_id: judged.chosen ? (await modelNamed(judged.chosen)).id : null },
		})
		const missing = (await wanted(judged)).filter((part) =>
			typeof part === 'string' ? !said.reply.includes(part) : !part.test(said.reply),
		)
		const isLinked = judged.link === undefined || said.actions.some(({ to }) => to === judged.link)
		const isWrong = judged.never?.test(said.reply) === true
		if (isWrong) priced++
		if (missing.length > 0 || !isLinked || isWrong)
			failed.push(
				`${judged.asked} [${said.intent}]: lacks ${missing.map(String).join(' and ') || (isWrong ? 'nothing, but says what is not asked' : judged.link)}\n  ${said.reply.replaceAll('\n', ' | ').slice(0, 300)}`,
			)
	}
	const right = 1 - failed.length / judgedAnswers.length
	process.stdout.write(`${failed.join('\n')}\n${judgedAnswers.length} answers, right ${(right * 100).toFixed(1)} %\n`)
	expect(right).toBeGreaterThanOrEqual(0.9)
	expect(priced).toBe(0)
}, 120_000)

/** What must stand in the answer, prices as the database has them. */
async function wanted({ part, service, says = [] }: JudgedAnswer): Promise<(string | RegExp)[]> {
	return [
		...says,
		...(part ? [`${part}: ${formatRupees(await partPrice(part))}`] : []),
		...(service ? [`${service.name}: ${await servicePrice(service)}`] : []),
	]
}

async function partPrice(name: string) {
	const [cheapest] = await product.sql<{ paise: number }>(
		'select coalesce(discounted_price_paise, price_paise) as paise from parts where name = $1 order by id limit 1',
		[name],
	)
	if (!cheapest) throw new Error(`There is no part ${name}`)
	return cheapest.paise / 100
}

async function modelNamed(name: string) {
	return one(
		await product.sql<{ id: number; manufacturer_id: number }>('select id, manufacturer_id from vehicle_models where name = $1', [name]),
	)
}

/** As the page of the service shows it: for a model, or from the lowest to the highest. */
async function servicePrice({ name, model }: { name: string; model?: string }) {
	const found = model ? await modelNamed(model) : null
	const categories = await product.as().repairs.categories({
		query: found ? { manufacturer_id: found.manufacturer_id, vehicle_model_id: found.id } : {},
	})
	const service = categories.flatMap(({ services }) => services).find((each) => each.name === name)
	if (!service) throw new Error(`There is no service ${name}`)
	if (service.price !== undefined) return formatRupees(service.price)
	return [...new Set([service.price_from ?? 0, service.price_to ?? 0])].map(formatRupees).join(' to ')
}
