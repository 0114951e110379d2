/**
 * A function that runs in the browser. It draws lines of text as a scanner or a camera would capture them and returns
 * the picture as a data URL.
 */
export const drawPage = `({ lines, way }) => {
  const size = Number.parseInt(way.font, 10)
  const canvas = document.createElement('canvas')
  canvas.width = way.width
  canvas.height = Math.ceil((lines.length + 6) * size * 1.35)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fbf9f4'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.filter = 'blur(' + way.blur + 'px)'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((way.turn * Math.PI) / 180)
  pen.translate(-canvas.width / 2, -canvas.height / 2)
  pen.fillStyle = '#222'
  pen.font = way.font
  lines.forEach((line, at) => pen.fillText(line, canvas.width * 0.06, (at + 3) * size * 1.35))
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.filter = 'none'
  const light = pen.createLinearGradient(0, 0, canvas.width, canvas.height)
  light.addColorStop(0, 'rgba(0,0,0,0)')
  light.addColorStop(1, 'rgba(20,15,0,' + way.shade + ')')
  pen.fillStyle = light
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const image = pen.getImageData(0, 0, canvas.width, canvas.height)
  let seed = 7
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (chance() + chance() + chance() - 1.5) * 170 * way.noise
    for (let colour = 0; colour < 3; colour += 1) image.data[at + colour] += grain
  }
  pen.putImageData(image, 0, 0)
  return canvas.toDataURL('image/' + way.type, 0.65)
}`
