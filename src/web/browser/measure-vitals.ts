import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsReport } from '#contract/browser/browser.ts'
import { vitalPageOf } from '#contract/browser/vital-page-words.ts'

/** Which page was loaded; where its reader went from there without another load counts for it. */
const page = vitalPageOf(window.location.pathname)
const device: VitalsReport['device'] = window.matchMedia('(width < 720px)').matches ? 'phone' : 'computer'
/** What was measured and not told yet; each load of the page, and each coming back to it from the browser's memory, has an id of its own. */
const measured = new Map<string, MetricType>()
const told = new Set<string>()

const keep = (metric: MetricType) => {
	if (!told.has(metric.id)) measured.set(metric.id, metric)
}

/** Only when the page is left is it known how far it jumped; then a request must outlive it. What is lost on the way is not worth a second try. */
function sendVitals() {
	if (document.visibilityState !== 'hidden' || measured.size === 0) return
	const vitals = Object.fromEntries([...measured.values()].map(({ name, value }) => [name, value]))
	for (const id of measured.keys()) told.add(id)
	measured.clear()
	const report: VitalsReport = { page, device, vitals }
	navigator.sendBeacon('/api/web-vitals/', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(keep)
// After the library's own listeners, which then have the last word.
window.addEventListener('visibilitychange', sendVitals)
window.addEventListener('pagehide', sendVitals)
