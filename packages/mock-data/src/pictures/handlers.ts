import { http, HttpResponse } from 'msw/http';
import { idArg } from '../core/args.ts';
import { face, goods, scene } from './data.ts';

const picture = (svg: string): Response =>
  new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' } });

/** Sample pictures drawn as SVG, so that the template needs no picture files. */
export const pictureHandlers = () => [
  http.get('/mock/faces/:id', ({ params }) => picture(face(idArg(params)))),
  http.get('/mock/goods/:id', ({ params }) => picture(goods(idArg(params)))),
  http.get('/mock/scenes/:id', ({ params }) => picture(scene(idArg(params)))),
];
